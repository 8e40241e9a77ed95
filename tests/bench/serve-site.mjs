import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import { chromium } from 'playwright-core'
import { createSiteRouter } from '../../dist/server/site/site-router.js'
import prepareBrowser from '../config/prepare-browser.mjs'
import { PROJECT_ROOT } from './bench-content.mjs'
import { runMeasured } from './processes.mjs'

/** Generates the site of a content service with a checkout's own program, and serves it. */
export async function serveSite({ repository, port }, root = PROJECT_ROOT) {
  const siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  const previewApiEndpoint = `http://localhost:${port}/api/v2`
  const env = {
    PATH: process.env.PATH,
    SITE_ROOT: siteRoot,
    PRISMIC_REPOSITORY: repository.name,
    PRISMIC_API_ENDPOINT: previewApiEndpoint,
  }
  await runMeasured(env, path.join(root, 'dist/builder/cli.js'), 'generate')
  const siteUrl = 'http://localhost:8080'
  const options = { siteRoot, siteEnv: 'production', siteUrl, previewApiEndpoint }
  const server = createServer(express().use(createSiteRouter(options))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await rm(siteRoot, { recursive: true, force: true })
  }
  return { url: `http://localhost:${server.address().port}`, stop }
}

export async function launchBrowser() {
  await prepareBrowser()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
}
