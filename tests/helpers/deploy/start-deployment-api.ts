import { startApi, type ApiAnswer, type Certificate } from '../server/start-api.js'

interface Patch {
  op: 'test' | 'replace'
  path: string
  value: string
}

export interface DeploymentState {
  image: string
  labels: Record<string, string>
  /** Images that become ready once they are rolled out. */
  isSound: (image: string) => boolean
  /** How many polls of a rollout get no answer. */
  lostPolls: number
  /** Statuses that the next polls of a rollout are refused with. */
  refusedPolls: number[]
}

/** An API server with one Deployment, which can be read and whose image can be patched. */
export async function startDeploymentApi(
  given: Pick<DeploymentState, 'image'>,
  certificate?: Certificate,
) {
  const state: DeploymentState = {
    labels: {},
    isSound: () => true,
    lostPolls: 0,
    refusedPolls: [],
    ...given,
  }
  let generation = 1

  const toDeployment = () => {
    const ready = state.isSound(state.image) ? 2 : 1
    const failed = { type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' }
    return {
      metadata: { generation, labels: state.labels },
      spec: { template: { spec: { containers: [{ name: 'web', image: state.image }] } } },
      status: {
        observedGeneration: generation,
        replicas: 2,
        updatedReplicas: ready,
        availableReplicas: 2,
        conditions: ready === 2 ? [] : [failed],
      },
    }
  }

  const patch = (operations: Patch[]): ApiAnswer => {
    for (const { op, path, value } of operations) {
      if (path !== '/spec/template/spec/containers/0/image') return { status: 422, json: {} }
      if (op === 'test' && value !== state.image) {
        return { status: 422, json: { message: `testing value ${value} failed` } }
      }
      if (op === 'replace') state.image = value
    }
    generation++
    return { status: 200, json: toDeployment() }
  }

  const api = await startApi(({ method, body }) => {
    if (method === 'PATCH') return patch(JSON.parse(body) as Patch[])
    if (generation > 1 && state.lostPolls-- > 0) return 'cut'
    const refused = generation > 1 ? state.refusedPolls.shift() : undefined
    if (refused !== undefined) return { status: refused }
    return { status: 200, json: toDeployment() }
  }, certificate)
  const patches = () => api.requests.filter(({ method }) => method === 'PATCH').length
  return { ...api, state, patches }
}
