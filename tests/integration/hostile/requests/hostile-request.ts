/** A request as bytes, and what is answered. */
export interface HostileRequest {
  name: string
  /** Each character is a byte. */
  text: string
  /** Of nginx; null where the connection is closed without an answer. */
  status: number | null
  /** Of the server of `npm start`, where it differs. */
  startStatus?: number | null
}

export const HOST = 'Host: site.example\r\n'
export const LONG = 'a'.repeat(40_000)
export const WEBHOOK = '/api/webhooks/prismic'

export const get = (target: string, headers = '', host = HOST) =>
  `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`
