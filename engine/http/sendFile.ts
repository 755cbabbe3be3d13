import { Readable } from "node:stream";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { FastifyReply } from "fastify";

/** Sends a file to save or to show, under its own name in any script. */
export function sendFile(reply: FastifyReply, file: AnsweredFile): FastifyReply {
  reply.header("content-type", file.mime);
  reply.header("content-disposition", disposition(file.name, file.inline));
  reply.header("cache-control", "no-store");
  if (file.many) {
    reply.header("x-file-rows", file.many.rows);
    reply.header("x-file-bytes", file.many.bytes);
  }
  if (file.bytes instanceof Uint8Array) {
    const { buffer, byteOffset, byteLength } = file.bytes;
    return reply.send(Buffer.from(buffer, byteOffset, byteLength));
  }
  return reply.send(Readable.from(file.bytes));
}

/** Writes the header with a file's name, in ASCII for old programs and in UTF-8 for others. */
export function disposition(name: string, inline = false): string {
  const ascii = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[đĐ]/g, "d")
    .replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = inline ? "inline" : "attachment";
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
