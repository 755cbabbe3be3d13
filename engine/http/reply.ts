/** An answer with its own status or headers; its transaction is committed. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;

  constructor(
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string | readonly string[]>> = {},
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
