import { CONTENT_SERVICE } from './content-service.js'
import { BUILDER } from './builder.js'
import { NGINX } from './nginx.js'
import { WEBHOOKS } from './webhooks.js'
import { PLATFORM } from './platform.js'
import { CLOCKS } from './clocks.js'
import { VOLUME } from './volume.js'
import { NETWORK } from './network.js'
import { REQUESTS } from './requests.js'
import { DEVICE } from './device.js'
import { BROWSER } from './browser.js'
import { PREVIEWS } from './previews.js'
import type { Fault } from './fault.js'

/** Every fault that the site has to stand, and the tests that show it. */
export const CATALOGUE: readonly Fault[] = [
  ...CONTENT_SERVICE,
  ...BUILDER,
  ...NGINX,
  ...WEBHOOKS,
  ...PLATFORM,
  ...CLOCKS,
  ...VOLUME,
  ...NETWORK,
  ...REQUESTS,
  ...DEVICE,
  ...BROWSER,
  ...PREVIEWS,
]
