import type { Section } from './section.js'
import * as SUITES from './suites.js'

const WEBHOOK = 'a webhook with %s gets its answer, and only updates are recorded'
const OPENED = 'redirects to the page of %s and sets the cookie'

export const CARD: readonly Section[] = [
  {
    title: 'Design card, in the words of the person the software is for',
    rows: [
      {
        says: 'Implement the system described in `careers-site.md`. Preferred language: TypeScript. Use React for the frontend.',
        shownBy: [
          [
            SUITES.DESIGN_CARD,
            'all sources are TypeScript except for what runs before anything is compiled',
          ],
          [
            SUITES.DESIGN_CARD,
            'every page is a React template, which React also renders on the server',
          ],
        ],
      },
      {
        says: 'kind: Docker-packaged build pipeline producing an nginx image',
        shownBy: [
          [SUITES.DOCKERFILE, 'web is nginx with the site that the builder has made'],
          [SUITES.DOCKERFILE, 'the site is alone in the last layer of web'],
          [
            SUITES.DOCKERFILE,
            'another content ref generates the site again, the same one does not',
          ],
        ],
      },
      {
        says: 'packages: react, react-dom, react-dom/server, @prismicio/client, rollup, @rollup/plugin-typescript, workbox-cli, express, imgix-core-js, jest, supertest, testcontainers',
        shownBy: [
          [SUITES.DESIGN_CARD, 'all packages that the design card names are dependencies'],
          [
            SUITES.DESIGN_CARD,
            'every page is a React template, which React also renders on the server',
          ],
        ],
      },
      {
        says: 'top-level: package.json, tsconfig.json, Dockerfile, docker-compose.yml, nginx, builder, client, server, tests, README.md',
        departure: {
          because:
            '"top-level": deploy/, LICENSE, package-lock.json and dot files lie beside the named entries',
          writtenIn: 'README.md',
        },
        shownBy: [
          [
            SUITES.DESIGN_CARD,
            'at the top lie the entries that the design card names, and three more',
          ],
        ],
      },
      {
        says: 'shape: A multi-stage Dockerfile runs the TypeScript builder against the CMS to emit static pages, page-data and an nginx redirect map for job_ghid, bakes them into an nginx image, and runs a small Express sidecar for webhooks (api-update, test-trigger with secret check) and the preview token endpoint.',
        shownBy: [
          [SUITES.DOCKERFILE, 'web is nginx with the site that the builder has made'],
          [
            SUITES.RELEASE,
            'the release contains 43 open jobs, each with its page, page data and old link',
          ],
          [SUITES.WEBHOOKS, WEBHOOK, 'an update'],
          [SUITES.WEBHOOKS, WEBHOOK, 'a test'],
          [SUITES.WEBHOOKS, WEBHOOK, 'a wrong secret in a test'],
          [SUITES.PREVIEW_OPEN, OPENED],
        ],
      },
      {
        says: "used-by: ops deploying the container to Kubernetes or ECS, CMS webhooks triggering rebuild jobs, editors through the sidecar's preview endpoint, developers using docker compose up",
        shownBy: [
          [SUITES.KUBERNETES, 'the manifests follow the API’s schemas'],
          [SUITES.ECS, 'the template follows AWS’s resource specification'],
          [SUITES.WEBHOOKS, 'the ref and the request are recorded before the answer'],
          [SUITES.PREVIEW_OPEN, OPENED, 'a changed job'],
          [SUITES.COMPOSE, 'web, sidecar, builder and a content service are started together'],
        ],
      },
    ],
  },
]
