import type { SearchFeed } from './search-feed.js'

const PLACEHOLDER = /(?:\{|%7B)(feed|department)(?:\}|%7D)/gi

/**
 * Fills the placeholders of the company's e-mail tool, as in
 * `https://mail.example/join?follow={feed}`.
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
