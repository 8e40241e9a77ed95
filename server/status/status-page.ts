import type { Outcome } from '../../builder/shared/site-root/protocol.js'
import { counted } from '../../client/shared/lib/counted.js'
import { html, toPage, type Html } from '../lib/html.js'
import { toAgeInDays } from '../../builder/shared/programs/base-image.js'
import type { BuildInfo } from './metrics.js'
import type { Status } from './read-status.js'

/** `now` in ms. */
export function createStatusPage(status: Status, build: BuildInfo, now = Date.now()): string {
  const { refusal, failure, trouble, live, wanted, outcomes } = status
  const { lastWebhook, lastBoardWebhook } = status
  return toPage(
    'Status of the careers site',
    html`<h1>Status</h1>
      <p><strong>${toHeadline(status, now)}</strong></p>
      ${refusal && createRefusal(refusal)} ${failure && createFailure(failure)}
      ${trouble && createTrouble(trouble)}
      <dl>
        <dt>Live</dt>
        <dd>${live === null ? 'nothing yet' : createLive(live)}</dd>
        <dt>Newest content</dt>
        <dd>${wanted === null ? 'not read yet' : createWanted(wanted)}</dd>
        <dt>Last webhook</dt>
        <dd>${lastWebhook === null ? 'none yet' : createWebhook(lastWebhook)}</dd>
        ${
          lastBoardWebhook &&
          html`<dt>Last webhook of the job board</dt>
            <dd>${createWebhook(lastBoardWebhook)}</dd>`
        }
        <dt>Program</dt>
        <dd>${createBuild(build, now)}</dd>
      </dl>
      <h2>Last releases</h2>
      <table>
        <thead>
          <tr>
            ${['When (UTC)', 'Took', 'Why', 'Jobs', 'Notes'].map((name) => html`<th>${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${outcomes.map(createRow)}
        </tbody>
      </table>`,
  )
}

/** In ms. A builder that polls at all has read the content since. */
const LONGEST_UNREAD = 900_000

function toHeadline(status: Status, now: number): string {
  const { building, wanted, unreadSince, wantedAgain, refusal, heldRef, behindSince } = status
  if (building !== null) {
    const again = wantedAgain ? ' Newer content was published since and comes next.' : ''
    return `A release has been building since ${toTime(building.startedAt)}.${again}`
  }
  if (refusal !== null) return 'The newest content is refused. The former release is being served.'
  if (heldRef !== null)
    return 'The newest content was rolled back. Nothing is published until the content changes again.'
  if (wanted === null && unreadSince !== null)
    return `The content was never read, though a builder has tried since ${toTime(unreadSince)}: its log says why.`
  if (wanted === null) return 'No builder has said yet whether there is newer content.'
  if (now - Date.parse(wanted.readAt) > LONGEST_UNREAD)
    return `The content has not been read since ${toTime(wanted.readAt)}: the builder’s log says why.`
  if (behindSince === null) return 'The newest content is live.'
  return `Newer content has been waiting to go live since ${toTime(behindSince)}.`
}

function createLive({ jobs, contentRef, id }: NonNullable<Status['live']>): Html {
  return html`${counted(jobs, 'job')} of content <code>${contentRef}</code>, release
    <code>${id}</code>`
}

function createWanted({ ref, readAt }: NonNullable<Status['wanted']>): Html {
  return html`<code>${ref}</code>, read ${toTime(readAt)}`
}

function createWebhook(webhook: NonNullable<Status['lastWebhook']>): Html {
  const { receivedAt, type, result, requestId } = webhook
  return html`${toTime(receivedAt)}: ${type}, ${result} (request <code>${requestId}</code>)`
}

function createBuild({ version, revision, baseImageDate }: BuildInfo, now: number): Html {
  const age = baseImageDate && toAgeInDays(baseImageDate, now)
  return html`version
  ${version}${revision && html`, commit <code>${revision}</code>`}${
    baseImageDate &&
    `, on a base image of ${baseImageDate.slice(0, 10)} (${counted(Number(age), 'day')} old)`
  }`
}

function createRefusal({ ref, problems, approveWith }: NonNullable<Status['refusal']>): Html {
  return html`<section class="bad">
    <h2>Refused: <code>${ref}</code></h2>
    <ul>
      ${problems.map((problem) => html`<li>${problem}</li>`)}
    </ul>
    ${approveWith && html`<p>To publish it all the same: <code>${approveWith}</code></p>`}
  </section>`
}

function createFailure({ message, attempts, retryAt }: NonNullable<Status['failure']>): Html {
  return html`<section class="bad">
    <h2>Failed ${counted(attempts, 'time')}</h2>
    <p>${message} The next attempt is at ${toTime(retryAt)}.</p>
  </section>`
}

function createTrouble({ message, since, of }: NonNullable<Status['trouble']>): Html {
  return html`<section class="bad">
    <h2>${of === 'board' ? 'The job board cannot' : 'Cannot'} be read since ${toTime(since)}</h2>
    <p>${message} ${of === 'board' ? 'Its jobs stay as they are.' : 'The site stays as it is.'}</p>
  </section>`
}

function createRow(outcome: Status['outcomes'][number]): Html {
  const took = (Date.parse(outcome.endedAt) - Date.parse(outcome.startedAt)) / 1000
  return html`<tr>
    <td>${outcome.endedAt.slice(0, 10)}<br />${outcome.summary}</td>
    <td>${took.toFixed(1)} s</td>
    <td>${outcome.reasons.join(', ')}</td>
    <td>${toJobs(outcome)}</td>
    <td>${outcome.message} ${outcome.warnings.map((warning) => html`<p>${warning}</p>`)}</td>
  </tr>`
}

function toJobs({ jobs, changes }: Outcome): string {
  if (jobs === null) return ''
  const lists = Object.entries(changes ?? {}).filter(([, ids]) => ids.length > 0)
  return [`${jobs} open`, ...lists.map(([name, ids]) => `${name}: ${ids.join(', ')}`)].join('; ')
}

function toTime(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)}`
}
