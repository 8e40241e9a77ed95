import { watch } from 'node:fs'
import type { Express } from 'express'
import type { DevelopmentNews } from '../../builder/shared/programs/development.js'
import { createReloadRouter } from './reload-router.js'
import { QUIET, watchFolder } from './watch-folder.js'

interface Followed {
  projectRoot: string
  siteRoot: string
  restartBuilder: () => void
  /** Null if the content is that of another service. */
  content: { documentsFolders: readonly string[]; readAgain: () => Promise<void> } | null
}

/**
 * The site's side of `npm run dev`: open pages follow publications and the news of other processes. Returns
 * the function that ends it.
 */
export function followChanges(app: Express, followed: Followed): () => void {
  const { projectRoot, siteRoot, content, restartBuilder } = followed
  const { router, tell, setProblem } = createReloadRouter(projectRoot)
  app.use(router)
  const releases = watch(siteRoot, (_event, name) => {
    if (name === 'current') tell('reload')
  })
  const stops = [() => releases.close()]
  if (content !== null) {
    let timer: NodeJS.Timeout | undefined
    const readAgain = () =>
      content.readAgain().then(
        () => setProblem(null),
        (error: Error) => {
          console.error(error.message)
          setProblem(error.message)
        },
      )
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void readAgain(), QUIET)
    }
    stops.push(...content.documentsFolders.map((folder) => watchFolder(folder, onChange)))
  }
  process.on('message', (news: DevelopmentNews) => {
    if (news.kind === 'code') restartBuilder()
    else if (news.kind === 'styles') tell('styles')
    else setProblem(news.text)
  })
  return () => {
    process.removeAllListeners('message')
    for (const stop of stops) stop()
  }
}
