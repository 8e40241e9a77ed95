import { missing, type ContractCase } from '../contract-case.js'
import type { ReleaseFacts } from '../release-facts.js'

export function listMissingCases(facts: ReleaseFacts): ContractCase[] {
  const id = facts.jobs[0]?.id ?? ''
  const { unknownId } = facts
  return [
    '/nowhere',
    '/nowhere/',
    '/NOWHERE',
    '/nowhere/at/all',
    `/qa-engineer/${unknownId}`,
    `/qa-engineer/${unknownId}/`,
    `/a/b/${id}`,
    `/qa-engineer/${id}x`,
    '/404',
    '/404.html',
    '/404.html?a=1',
    '/departments/unknown',
    '/assets',
    '/assets/',
    '/assets/unknown.0a1b2c3d.js',
    '/assets/cards/0/a/unknown.png',
    `/assets/${id}`,
    '/page-data/',
    '/page-data/nowhere/page-data.json',
    `/page-data/${id}`,
    '/page-data/sq/d/1.json',
    '/static/unknown.json',
    `/api/${id}`,
    '/api/nothing',
    `/api/jobs/${unknownId}.json`,
    '/feeds/unknown.xml',
    '/nowhere/feed.json',
    '/healthz/more',
    '/preview/more',
    '//nowhere',
    '//healthz',
    '//robots.txt',
    '//404.html',
    '//page-data/app-data.json',
  ].map((path) => missing(path))
}

/** Files in or beside the document root that must not be served. */
export function listHiddenCases(facts: ReleaseFacts): ContractCase[] {
  return [
    '/index.html.br',
    '/index.html.gz',
    '/INDEX.HTML.GZ',
    ...facts.files.filter((file) => file.startsWith('/assets/')).map((file) => `${file}.br`),
    '/assets/client.0a1b2c3d.js.map',
    '/redirects.map',
    '/paths.map',
    '/release.json',
    '/current/release.json',
    '/.env',
    '/.git/config',
    '/assets/.hidden',
    '/.well-known/.hidden',
    '/.well-known/',
    '/closed/',
  ].map((path) => missing(path))
}
