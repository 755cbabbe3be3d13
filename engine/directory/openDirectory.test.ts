import { createServer } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { openDirectory } from "./openDirectory.ts";

// Made for this test, valid for a hundred years, with their keys; they open nothing.
const ofAddress = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBgTCCASagAwIBAgIUAl7k0xXs934C+jaD0vFSUPwgn+MwCgYIKoZIzj0EAwIw
DDEKMAgGA1UEAwwBeDAgFw0yNjExMjIxNjQzMTJaGA8yMTI2MTAyOTE2NDMxMlow
DDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMsNRxFM9nC/
Hdvak6sBZV1ThMbqhZarCO71gkBeGsBxYkR/dUUDgP1Xjd9wm36XUnLe75HaB8UA
YwIypU0UJs2jZDBiMB0GA1UdDgQWBBRkOapF0s1ZTdx7utMMsyT8GCEiAzAfBgNV
HSMEGDAWgBRkOapF0s1ZTdx7utMMsyT8GCEiAzAPBgNVHRMBAf8EBTADAQH/MA8G
A1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIhAL/CTaAr0vmKEwholpJ7
x+nGZulkghdAbr6veTkJFH5dAiEA8lnGQQxzPe6F3xuaRPpNSB2lpCmac/auz31W
fgiCEeI=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfIhA4cbseq+4ajkf
IQ+ojmqneHIlEnMDojsQKoAWoVyhRANCAATLDUcRTPZwvx3b2pOrAWVdU4TG6oWW
qwju9YJAXhrAcWJEf3VFA4D9V43fcJt+l1Jy3u+R2gfFAGMCMqVNFCbN
-----END PRIVATE KEY-----`,
};
const ofLocalhost = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBhTCCASugAwIBAgIUba+RMlnmBImMaX1ohKXuzjSoEIQwCgYIKoZIzj0EAwIw
DDEKMAgGA1UEAwwBeDAgFw0yNjExMjIxNjQzMTJaGA8yMTI2MTAyOTE2NDMxMlow
DDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOmYsfpAsy9L
R3QsH1cfuVQhQ0b1KOCkfWBHhj34Pi0TVvCVKWVd5BXDbHusf30r8iTuGdhgIzsG
veU3j8olT92jaTBnMB0GA1UdDgQWBBRLkwAgttmSXCGXgWGgNzMehuaPqDAfBgNV
HSMEGDAWgBRLkwAgttmSXCGXgWGgNzMehuaPqDAPBgNVHRMBAf8EBTADAQH/MBQG
A1UdEQQNMAuCCWxvY2FsaG9zdDAKBggqhkjOPQQDAgNIADBFAiEA9yAxiimfub9a
ypCs/gFfEWJpWPIOZXGIavPyjcwU0IYCIHfyhKme2q/dGptg4/7x46U+DXHhSIW2
Brphq6n+PENo
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNpGRTeNjVWYx9DWE
jfuAMxDhP/pCPl0SiHdQUUPAE3GhRANCAATpmLH6QLMvS0d0LB9XH7lUIUNG9Sjg
pH1gR4Y9+D4tE1bwlSllXeQVw2x7rH99K/Ik7hnYYCM7Br3lN4/KJU/d
-----END PRIVATE KEY-----`,
};

/** The answer to a message: TLS may begin. */
const startTlsAccepted = (message = 1) =>
  Buffer.from([0x30, 12, 2, 1, message, 0x78, 7, 0x0a, 1, 0, 4, 0, 4, 0]);

/** Asks a directory that begins TLS with a certificate, and gives the reason of its silence. */
async function reasonWith(certificate: typeof ofAddress): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fairway-directory-"));
  const authorityFile = join(folder, "authority.pem");
  await writeFile(authorityFile, certificate.cert);
  const server = createServer((socket) => {
    socket.once("data", (sent) => {
      socket.write(startTlsAccepted(sent[4]));
      const encrypted = new TLSSocket(socket, { isServer: true, ...certificate });
      encrypted.on("error", () => {});
      // What comes next is encrypted; this server knows nothing else.
      encrypted.once("data", () => encrypted.destroy());
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  const reasons: string[] = [];
  const directory = openDirectory(
    {
      url: `ldap://127.0.0.1:${port}`,
      bases: ["dc=fairway"],
      nameAttribute: "uid",
      account: { dn: "cn=reader", password: "Reads only" },
      startTls: true,
      authorityFile,
      timeoutMs: 2000,
      fallsBack: false,
    },
    (error) => reasons.push(String(error)),
  );
  expect(await directory.check("somebody", "A password 1")).toBe("silent");
  await new Promise<void>((closed) => server.close(() => closed()));
  await rm(folder, { recursive: true });
  return reasons.join();
}

test("STARTTLS takes the certificate of the directory's own name, and no other", async () => {
  expect(await reasonWith(ofAddress)).not.toMatch(/certificate|altname/i);
  expect(await reasonWith(ofLocalhost)).toMatch(/does not match certificate's altnames/);
});
