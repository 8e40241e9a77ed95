import { ECSClient, type ECSClientConfig } from '@aws-sdk/client-ecs'

export interface EcsClientSettings extends ECSClientConfig {
  /** In ms. */
  requestTimeout?: number
}

/** Retries what is throttled or lost. Region and credentials are the task's own unless given. */
export function createEcsClient(settings: EcsClientSettings = {}): ECSClient {
  const { requestTimeout = 3_000, ...config } = settings
  return new ECSClient({
    maxAttempts: 4,
    retryMode: 'standard',
    // Without all three, the SDK waits without a limit or only logs a warning.
    requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
    ...config,
  })
}
