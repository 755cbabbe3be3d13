/** Returns the address to open after signing in: the requested one, never the login screen. */
export function addressAfterLogin(url: string | undefined): string {
  return url?.startsWith("/home") && !url.includes("login") ? url : "/home/dashboard";
}
