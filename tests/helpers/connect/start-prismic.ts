import { createRepositoryMetadata } from '../../../server/content-service/api/repository-metadata.js'
import { searchDocuments } from '../../../server/content-service/api/search-documents.js'
import { ApiError } from '../../../server/content-service/repository/api-error.js'
import { startApi, type ApiAnswer, type ApiRequest } from '../server/start-api.js'
import { PrismicRepository } from './prismic-repository.js'

/**
 * Before or after what was asked for is done. `cut` closes the connection, `hang` answers never: the
 * moment at which a test ends the program.
 */
export type PrismicFault =
  | { at: 'before'; status: number; json?: unknown; headers?: Record<string, string> }
  | { at: 'before' | 'after'; answer: 'cut' | 'hang' }

export type FaultRule = (request: ApiRequest, number: number) => PrismicFault | null

export const WRITE_TOKEN = 'write-token-that-nobody-may-see'

/**
 * A service in the shape of Prismic's Content, Custom Types, Migration and Asset APIs for the repository
 * `acme`. The first is answered by the content service's code, the others are written from
 * https://prismic.io/docs: custom-types-api, migration-api-technical-reference and
 * asset-api-technical-reference. What they leave open is as in the official clients: 201 for what is
 * inserted, 204 for what is updated, 409 and 422 for the wrong one of the two, and drafts that no API
 * answers. Pictures are not kept: their URLs are answered with 404.
 */
export async function startPrismic() {
  let repository = new PrismicRepository()
  let rule: FaultRule = () => null
  let number = 0

  const api = await startApi((request) => {
    const fault = rule(request, ++number)
    if (fault?.at === 'before') return 'status' in fault ? fault : fault.answer
    const answer = handle(request)
    return fault === null ? answer : fault.answer
  })

  function handle(request: ApiRequest): ApiAnswer {
    const url = new URL(request.path, 'http://prismic')
    const [area, ...names] = url.pathname.slice(1).split('/')
    if (area === 'api') return readContent(names, url.searchParams)
    if (area === 'images') return refuse(404, 'Not found')
    const { authorization, repository: name } = request.headers
    if (authorization !== `Bearer ${WRITE_TOKEN}`) return refuse(401, `Unknown: ${authorization}`)
    if (name !== 'acme') return refuse(403, 'The token is of another repository.')
    if (area === 'types') return changeModels(request, names)
    if (area === 'assets-api') return changeAssets(request, url.searchParams)
    if (area === 'migration') return changeDocuments(request, names)
    return refuse(404, 'Not found')
  }

  function readContent([, , search]: string[], parameters: URLSearchParams): ApiAnswer {
    const { content, models } = repository
    const searchUrl = `${api.url}/api/v2/documents/search`
    if (search === undefined) {
      const customTypes = [...models.customtypes.keys()].map((id) => ({ id }))
      const json = createRepositoryMetadata({ ...content, customTypes }, searchUrl)
      return { status: 200, json }
    }
    try {
      return { status: 200, json: JSON.parse(searchDocuments(content, parameters, searchUrl)) }
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, json: error.body }
      throw error
    }
  }

  function changeModels({ method, body }: ApiRequest, [kind, verb]: string[]): ApiAnswer {
    if (kind !== 'customtypes' && kind !== 'slices') return refuse(404, 'Not found')
    if (method === 'GET') return { status: 200, json: [...repository.models[kind].values()] }
    const model = JSON.parse(body)
    if (verb === 'insert') return { status: repository.insertModel(kind, model) }
    if (verb === 'update') return { status: repository.updateModel(kind, model) }
    return refuse(404, 'Not found')
  }

  function changeAssets({ method, body }: ApiRequest, parameters: URLSearchParams): ApiAnswer {
    if (method === 'GET') {
      const from = Number(parameters.get('cursor') ?? 0)
      const next = from + Math.min(10, Number(parameters.get('limit')))
      const items = repository.assets.slice(from, next)
      const cursor = next < repository.assets.length ? String(next) : undefined
      return { status: 200, json: { items, total: repository.assets.length, cursor } }
    }
    const [, filename = ''] = /filename="([^"]*)"/.exec(body) ?? []
    const [, notes = ''] = /name="notes"\r\n\r\n([^\r]*)/.exec(body) ?? []
    return { status: 200, json: repository.addAsset(filename, notes, `${api.url}/images`) }
  }

  function changeDocuments({ method, body }: ApiRequest, [, id = '']: string[]): ApiAnswer {
    const { title, type, uid = null, lang, tags = [], data, ...given } = JSON.parse(body)
    if (method === 'POST') {
      const made = repository.createDocument({ title, type, uid, lang, tags, data, ...given })
      return made === null
        ? refuse(400, 'Document with this UID already exists')
        : { status: 201, json: { id: made.id, title, type, uid, lang } }
    }
    const changed = repository.updateDocument(id, { title, uid, tags, data })
    return changed === null ? refuse(404, 'Document not found') : { status: 200, json: { id } }
  }

  return {
    ...api,
    get repository() {
      return repository
    },
    /** The settings of `connect` and `doctor` for this service. */
    env: {
      PRISMIC_REPOSITORY: 'acme',
      PRISMIC_WRITE_TOKEN: WRITE_TOKEN,
      PRISMIC_API_ENDPOINT: `${api.url}/api/v2`,
      PRISMIC_CUSTOM_TYPES_ENDPOINT: `${api.url}/types`,
      PRISMIC_MIGRATION_ENDPOINT: `${api.url}/migration`,
      PRISMIC_ASSET_ENDPOINT: `${api.url}/assets-api`,
    },
    setFault: (given: FaultRule = () => null) => {
      rule = given
      number = 0
    },
    /** An empty repository, and no fault. */
    reset: (languages?: readonly string[]) => {
      repository = new PrismicRepository(languages)
      rule = () => null
      api.requests.length = 0
    },
  }
}

function refuse(status: number, message: string): ApiAnswer {
  return { status, json: { message, error: message } }
}
