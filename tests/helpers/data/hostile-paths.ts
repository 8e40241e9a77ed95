/** Paths that lead a browser to another host, as they are or once it has resolved their dots. */
export const HOSTILE_PATHS = [
  ...['//evil.example', '//evil.example/', '//evil.example/benefits', '//evil.example?q=engineer'],
  ...['//evil.example/apply?job=1001', '//evil.example/apply#x', '//evil.example:8080/x'],
  ...['//x@evil.example/x', '///evil.example/x', '////evil.example//x', '/\\evil.example/x'],
  ...['/..//evil.example/p', '/.//evil.example/y', '/a/..//evil.example', '/%2e%2e//evil.example'],
  ...['/%2E//evil.example', '/a/../..//evil.example', '/..\\/evil.example', '/\t/evil.example'],
  ...['/\n/evil.example', '/\r\\evil.example', '/.\t//evil.example', '/..\t/\\evil.example'],
]

/** Each at a site, as a browser's address bar has it. */
export function listHostileAddresses(origin: string): URL[] {
  const urls = HOSTILE_PATHS.map((path) => new URL(origin + path))
  const isNew = ({ href }: URL, at: number) => urls.findIndex((url) => url.href === href) === at
  return urls.filter(isNew)
}
