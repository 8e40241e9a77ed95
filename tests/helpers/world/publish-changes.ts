import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { TestContentService } from '../content/content-service.js'
import type { World } from './made-world.js'

type Repository = TestContentService['repository']

/** Only if something has changed, as the master ref moves otherwise, too. */
export function publishChanges(repository: Repository, former: World, next: World): void {
  const known = new Set(former.documents)
  const ids = new Set(next.documents.map(({ id }) => id))
  const changed = next.documents.filter((document) => !known.has(document)).map(withPictures)
  const deleted = former.documents.map(({ id }) => id).filter((id) => !ids.has(id))
  if (changed.length + deleted.length > 0) repository.publishDocuments(changed, deleted)
}

/** With pictures that the content service has. */
export function withPictures(document: CareersDocument): CareersDocument {
  const text = JSON.stringify(document)
  return JSON.parse(
    text.replace(/https:\/\/images\.example\/\w+\.jpg/g, '{{images}}/hero-life.svg'),
  )
}
