/** Where to go after signing in: the address asked for, never the login screen itself. */
export function addressAfterLogin(url: string | undefined): string {
  return url?.startsWith("/home") && !url.includes("login") ? url : "/home/dashboard";
}
