/** 'senior software engineer' for '/senior-software-engineer/1099'. */
export function wordsOfPath(path: string): string {
  const [slug = ''] = path.split('/').filter((segment) => /[a-z]/i.test(segment))
  return slug
    .replace(/\.html?$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .join(' ')
}
