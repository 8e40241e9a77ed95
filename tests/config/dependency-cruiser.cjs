/*
 * The order of the rooms, from the ground up: a room imports only from rooms named before it. What one
 * line names stands side by side and knows nothing of each other. `npm run lint` checks it.
 */
const ORDER = {
  client: [
    ['words'],
    ['shared', 'hooks'],
    ['embed', 'images', 'filters', 'runtime', 'starter'],
    ['content'],
    ['components', 'preview'],
    ['templates'],
    ['app', 'simulator'],
  ],
  'client/shared': [
    ['lib', 'constants', 'content-model', 'preview'],
    ['addresses'],
    ['content-api', 'page-data', 'requests'],
    ['web-globals'],
  ],
  'client/content': [
    ['lib', 'values'],
    ['documents'],
    ['board', 'site'],
    ['views'],
    ['pages'],
    ['outputs'],
    ['checks'],
    ['create-site'],
    ['create-site-manifest'],
  ],
  'client/content/outputs': [['sitemap', 'structured-data'], ['feeds'], ['jobs-api']],
  'client/filters': [['query'], ['search'], ['answer']],
  'client/runtime': [
    ['address', 'saved', 'measure', 'trusted-types'],
    ['islands'],
    ['load'],
    ['links', 'navigate'],
    ['offline'],
    ['start'],
  ],
  'client/components': [
    ['elements', 'filter-state'],
    ['frame', 'filter-panel', 'job-rows'],
    ['listing'],
    ['job', 'slices'],
    ['pages'],
  ],
  'client/preview': [
    ['state'],
    ['drafts'],
    ['session'],
    ['dialogs'],
    ['comparison'],
    ['panel'],
    ['start-preview'],
  ],
  'client/simulator': [
    ['simulator-messages', 'hear-only-the-editor'],
    ['published-content', 'simulator-note'],
    ['create-slice-parts', 'use-published-content', 'drawing-boundary'],
    ['slice-simulator'],
    ['start-simulator'],
  ],
  builder: [
    ['shared'],
    ['lib'],
    ['bundle'],
    ['board'],
    ['content', 'release'],
    ['emit'],
    ['generate'],
    ['reconcile', 'setup', 'publish-image'],
    ['commands'],
    ['cli'],
  ],
  'builder/shared': [['config'], ['site-root'], ['programs'], ['services', 'sample']],
  'builder/board': [
    ['board-error', 'board-job', 'job-number', 'text'],
    ['board-vendor', 'read-fields', 'read-xml', 'read-words', 'to-place'],
    ['vendors', 'read-postings'],
    ['board-memory'],
    ['board-requests', 'documents', 'strike-gone'],
    ['read-board'],
    ['kept-board'],
    ['import'],
    ['open-board'],
    ['index'],
  ],
  'builder/generate': [
    ['gate'],
    ['gather-sources'],
    ['languages'],
    ['build-memory'],
    ['make-release'],
    ['generate-site'],
  ],
  'builder/setup': [['connect', 'doctor', 'import']],
  server: [
    ['commands', 'lib', 'dev', 'run-builder', 'site'],
    ['config', 'launchers', 'preview'],
    ['board-service'],
    ['content-service', 'webhooks'],
    ['status'],
    ['sidecar'],
    ['start'],
  ],
  'server/board-service': [
    ['postings'],
    ['forms'],
    ['faults'],
    ['create-board-service'],
    ['serve-board'],
    ['start'],
  ],
  'server/content-service': [
    ['listen', 'read-config', 'repository'],
    ['editor', 'query'],
    ['api'],
    ['images'],
    ['create-content-service'],
    ['serve-content'],
    ['serve-sample', 'start'],
    ['with-content-service'],
  ],
}

/** Rooms within a room: what lies beside them there uses them, and they do not know it. */
const INNER_ROOMS = [
  'builder/bundle/icons',
  'builder/emit/cards',
  'builder/emit/render',
  'builder/commands/report',
  'builder/release/store',
]

const room = (folder, names) => `^${folder}/(${names.join('|')})(/|\\.tsx?$)`

/** A room must not import from one beside or above it. */
function toOrderRules([folder, floors]) {
  return floors.flatMap((floor, at) =>
    floor.map((name) => {
      const others = floors
        .slice(at)
        .flat()
        .filter((other) => other !== name)
      return {
        name: `${folder}/${name}-imports-upwards`,
        comment: `In ${folder}/, ${name} comes before ${others.join(', ')}: see tests/config/dependency-cruiser.cjs.`,
        severity: 'error',
        from: { path: room(folder, [name]) },
        to: { path: room(folder, others.length === 0 ? ['-'] : others) },
      }
    }),
  )
}

/** Every file belongs to a named room, so that a new one finds its place in the order. */
function toPlacedRule([folder, floors]) {
  return {
    name: `${folder}-has-an-unnamed-room`,
    comment: `Add the file or folder to the order of ${folder}/ in tests/config/dependency-cruiser.cjs.`,
    severity: 'error',
    from: {
      path: `^${folder}/`,
      pathNot: [room(folder, floors.flat()), `^${folder}/[^/]+\\.(json|d\\.ts)$`, '/sample/'],
    },
    to: {},
  }
}

function toInnerRule(folder) {
  return {
    name: `${folder}-knows-the-room-around-it`,
    comment: `${folder}/ is used by the files beside it, and imports none of them.`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^${folder.replace(/\/[^/]+$/, '')}/`, pathNot: `^${folder}/` },
  }
}

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'server-knows-only-the-content',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(client|builder)/',
        pathNot: ['^client/(shared|content|images)/', '^builder/shared/'],
      },
    },
    {
      name: 'client-knows-no-node-program',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(builder|server)/' },
    },
    {
      name: 'builder-knows-no-server',
      severity: 'error',
      from: { path: '^builder/' },
      to: { path: '^server/' },
    },
    {
      name: 'shared-by-node-programs-stands-below-them',
      severity: 'error',
      from: { path: '^builder/shared/' },
      to: {
        path: '^(builder|server|client)/',
        pathNot: ['^builder/shared/', '^client/(shared|words)/'],
      },
    },
    {
      name: 'boards-are-behind-one-door',
      comment: 'Of builder/board/, the rooms around it import index.ts alone.',
      severity: 'error',
      from: { path: '^builder/', pathNot: '^builder/board/' },
      to: { path: '^builder/board/', pathNot: '^builder/board/index\\.ts$' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(client|builder|server)/' },
      to: { path: '^tests/' },
    },
    ...Object.entries(ORDER).flatMap(toOrderRules),
    ...Object.entries(ORDER).map(toPlacedRule),
    ...INNER_ROOMS.map(toInnerRule),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tests/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
