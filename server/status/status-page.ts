import type { Outcome } from '../../builder/shared/protocol.js'
import { html, toPage, type Html } from '../lib/html.js'
import type { Status } from './read-status.js'

/** The status for a person who opens it in a browser. */
export function createStatusPage(status: Status): string {
  return toPage(
    'Status of the careers site',
    html`<h1>Status</h1>
      <p><strong>${toHeadline(status)}</strong></p>
      ${status.refusal === null ? null : createRefusal(status.refusal)}
      ${status.failure === null ? null : createFailure(status.failure)}
      <dl>
        <dt>Live</dt>
        <dd>
          ${
            status.live === null
              ? 'nothing yet'
              : html`${status.live.jobs} jobs of content <code>${status.live.contentRef}</code>,
                  release <code>${status.live.id}</code>`
          }
        </dd>
        <dt>Newest content</dt>
        <dd>
          ${
            status.wanted === null
              ? 'not read yet'
              : html`<code>${status.wanted.ref}</code>, read ${toTime(status.wanted.readAt)}`
          }
        </dd>
        <dt>Last webhook</dt>
        <dd>
          ${
            status.lastWebhook === null
              ? 'none yet'
              : html`${toTime(status.lastWebhook.receivedAt)}: ${status.lastWebhook.type},
                  ${status.lastWebhook.result} (request
                  <code>${status.lastWebhook.requestId}</code>)`
          }
        </dd>
      </dl>
      <h2>Last releases</h2>
      <table>
        <thead>
          <tr>
            <th>When (UTC)</th>
            <th>Took</th>
            <th>Why</th>
            <th>Jobs</th>
            <th>Notes</th>
          </tr>
        </thead>
        <tbody>
          ${status.outcomes.map(createRow)}
        </tbody>
      </table>`,
  )
}

function toHeadline({ building, wantedAgain, refusal, heldRef, behindSince }: Status): string {
  if (building !== null) {
    const again = wantedAgain ? ' Something was published since; that comes next.' : ''
    return `A release is being made since ${toTime(building.startedAt)}.${again}`
  }
  if (refusal !== null) return 'The newest content is refused. The former release is being served.'
  if (heldRef !== null)
    return 'The newest content was rolled back, and stays away until it changes.'
  return behindSince === null
    ? 'What is published is live.'
    : `Something newer waits to go live since ${toTime(behindSince)}.`
}

function createRefusal({ ref, problems, approveWith }: NonNullable<Status['refusal']>): Html {
  return html`<section class="bad">
    <h2>Refused: <code>${ref}</code></h2>
    <ul>
      ${problems.map((problem) => html`<li>${problem}</li>`)}
    </ul>
    ${approveWith === null ? null : html`<p>If it is right after all: <code>${approveWith}</code></p>`}
  </section>`
}

function createFailure({ message, attempts, retryAt }: NonNullable<Status['failure']>): Html {
  return html`<section class="bad">
    <h2>Failed ${attempts} times</h2>
    <p>${message} The next attempt is at ${toTime(retryAt)}.</p>
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
