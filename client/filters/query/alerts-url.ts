import type { SearchFeed } from './search-feed.js'

const PLACEHOLDER = /(?:\{|%7B)(feed|department)(?:\}|%7D)/gi

/**
 * Fills an editor's link to the company's e-mail tool, such as
 * `https://mail.example/join?follow={feed}`, with the absolute URL of a feed and its department's name.
 */
export function toAlertsUrl(template: string, feed: SearchFeed, origin: string): string {
  const values: Record<string, string> = {
    feed: origin + feed.path,
    department: feed.department ?? '',
  }
  return template.replace(PLACEHOLDER, (_, key: string) =>
    encodeURIComponent(values[key.toLowerCase()] ?? ''),
  )
}
