import { jobs, refusalOf, toCandidate } from './made-candidate.js'

describe('a map that could change the server', () => {
  it.each([
    ['1 /b; } server { listen 127.0.0.1:18091; return 200 pwn; } map $uri $u { /z /y;'],
    ['1 /../etc;'],
    ['1 /a$host;'],
    ['1 /a"b;'],
    ['1 //evil.example;'],
    ['x /a/1;'],
    ['12345678901234567890 /a/1;'],
    ['1 /a/1'],
    ['1 /a/1; 2 /b/2;'],
    ['include /etc/passwd;'],
    [''],
    ['1 /a/1;\r'],
  ])('the release checks refuse the row %j in either map', (row) => {
    const maps = { jobs: `1001 /role/1001;\n${row}\n`, paths: '' }
    expect(refusalOf(toCandidate(jobs(1), { maps }))).toContain('"redirects.map"')
    expect(
      refusalOf(toCandidate(jobs(1), { maps: { jobs: '', paths: `/a /b;\n${row}\n` } })),
    ).toContain('"paths.map"')
  })

  it('the release checks refuse a map that repeats a key', () => {
    const maps = { jobs: '1 /a/1;\n1 /b/1;\n', paths: '' }
    expect(refusalOf(toCandidate(jobs(1), { maps }))).toContain('repeats a key')
  })
})
