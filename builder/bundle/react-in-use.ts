/**
 * What this site uses of React. The rest is left out of the browser code: almost a third of React. Code that
 * uses more fails in `npm run bundle`, or throws in the browser, until that is listed here. `npm run dev`
 * has all of React.
 */

/** Exports of `react`, `react-dom/client` and `react/jsx-runtime`. Other hooks go with all that they need. */
export const EXPORTS_IN_USE: ReadonlySet<string> = new Set([
  'Fragment',
  'createContext',
  'createElement',
  'createRoot',
  'hydrateRoot',
  'jsx',
  'jsxs',
  'memo',
  'startTransition',
  'useCallback',
  'useContext',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  // React's packages need these of one another.
  'version',
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
])

/**
 * The kinds of React's fibers that occur, by the `tag` that React gives each. Not in use are, among others,
 * class components (1), portals (4), `Suspense` (13, 18, 22), `lazy` (16), `ViewTransition` (30), and
 * elements that React moves into the head, such as `title` and `meta` (26).
 */
export const TAGS_IN_USE: ReadonlySet<number> = new Set([
  0, // function component
  3, // root
  5, // element
  6, // text
  7, // fragment
  10, // context provider
  14, // `memo`
  15, // `memo` of a plain function
  29, // error of a component that cannot be rendered
])

/** Functions of react-dom for nothing but what is not listed above, or for what is told here. */
export const FUNCTIONS_OUT_OF_USE: ReadonlySet<string> = new Set([
  'startViewTransition',
  // The ref of a `Fragment`.
  'FragmentInstance',
  // Loading ahead, which `react-dom` exports.
  'preconnect',
  'prefetchDNS',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
])
