import {
  EnvironmentError,
  type EnvironmentReader,
} from '../../builder/shared/config/environment.js'

/** It stands within two headers. The same rule as in `nginx/entrypoint.sh`. */
const REPORT_URL =
  /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?(\/[\w./-]*)?(\?[\w=&%:.-]*)?$/i

/** Null if browsers are to send no reports. */
export function readReportUrl(read: EnvironmentReader): string | null {
  const url = read.optional('REPORT_URL')
  if (url === null || REPORT_URL.test(url)) return url
  throw new EnvironmentError(
    `REPORT_URL: "${url}" is not a plain https address. Give one such as https://reports.example.com/careers.`,
  )
}
