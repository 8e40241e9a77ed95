import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { findAnswerFaults } from '../../helpers/server/find-answer-faults.js'
import { sendBytes, type RawAnswer } from '../../helpers/server/send-bytes.js'
import { startWholeSite } from '../../helpers/server/start-whole-site.js'
import { FORMS } from './requests/forms.js'
import { SMUGGLED } from './requests/smuggled.js'
import { TARGETS } from './requests/targets.js'

const HOSTILE_REQUESTS = [...FORMS, ...SMUGGLED, ...TARGETS]

type Site = Awaited<ReturnType<typeof startWholeSite>>

let site: Site
beforeAll(async () => {
  site = await startWholeSite()
})
afterAll(() => site.stop())

const judge = ({ status, ...answer }: RawAnswer) => ({
  status,
  faults: findAnswerFaults({ status, ...answer }),
})

describeNginx('nginx', () => {
  it.each(HOSTILE_REQUESTS)('answers $name as expected, with all headers', async (request) => {
    site.heard.length = 0
    const answer = await sendBytes(site.nginx?.baseUrl ?? '', request.text)
    expect(judge(answer)).toEqual({ status: request.status, faults: [] })
    // Nothing is smuggled past it.
    expect(site.heard.filter((heard) => heard !== 'POST /api/webhooks/prismic')).toEqual([])
  })
})

describe('the server of npm start', () => {
  it.each(HOSTILE_REQUESTS)('answers $name as expected, with all headers', async (request) => {
    const { status, startStatus = status } = request
    const answer = await sendBytes(site.startUrl, request.text)
    expect(judge(answer)).toEqual({ status: startStatus, faults: [] })
  })
})
