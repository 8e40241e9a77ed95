import {
  ConflictException,
  ECSClient,
  RunTaskCommand,
  type ECSClientConfig,
  type RunTaskCommandInput,
  type Task,
} from '@aws-sdk/client-ecs'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { createBuildKey } from './build-key.js'
import { LaunchError, type Launched, type Launcher, type RebuildRequest } from './launcher.js'

export interface EcsOptions {
  cluster: string
  /** Family, or family and revision, of the builder's task definition. */
  taskDefinition: string
  container: string
  subnets: readonly string[]
  securityGroups: readonly string[]
  /** For tests; the region and credentials are the task's own. */
  client?: ECSClientConfig
}

/** More failures of one build in a day are no accident. */
const MOST_ATTEMPTS = 5
/** All requests and repeats together, in ms: the webhook is waiting. */
const BUDGET = 8_000

/**
 * Runs a task of the builder. The client token is made from what is to be built and the number of the
 * attempt: within a day, the same token never starts a second task, and a task that failed makes
 * room for the next attempt.
 */
export function createEcsLauncher(options: EcsOptions): Launcher {
  const client = new ECSClient({
    maxAttempts: 4,
    retryMode: 'standard',
    requestHandler: createRequestHandler(3_000),
    ...options.client,
  })

  const runTask = async (request: RebuildRequest, token: string): Promise<Task> => {
    const command = new RunTaskCommand(toInput(options, request, token))
    const abortSignal = AbortSignal.timeout(BUDGET)
    const { tasks = [], failures = [] } = await client.send(command, { abortSignal })
    // An answer of 200 can still tell that nothing was started.
    if (failures.length > 0 || tasks[0] === undefined) {
      const reasons = failures.map(({ reason, detail }) => detail ?? reason).join(', ')
      throw new LaunchError(`ECS started no task: ${reasons || 'no reason given'}`, true)
    }
    return tasks[0]
  }

  const launch = async (request: RebuildRequest): Promise<Launched> => {
    const key = createBuildKey(request.subject, options.taskDefinition)
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const token = `${key}-${attempt}`
      try {
        const task = await runTask(request, token)
        if (!hasFailed(task)) return { build: task.taskArn ?? token, isNew: isBeginning(task) }
      } catch (error) {
        // The token is in use: what it stands for has been started.
        if (error instanceof ConflictException) {
          return { build: error.resourceIds?.[0] ?? token, isNew: false }
        }
        throw toError(error)
      }
    }
    throw new LaunchError(`The build ${key} failed ${MOST_ATTEMPTS} times.`, false, 600)
  }

  return { name: 'ecs', launch, check: async () => void (await client.config.region()) }
}

/** Without all of this the SDK waits for ever, or only warns. Time in ms, for each request. */
export function createRequestHandler(requestTimeout: number): NodeHttpHandler {
  return new NodeHttpHandler({
    connectionTimeout: 1_000,
    requestTimeout,
    throwOnRequestTimeout: true,
  })
}

function toInput(
  { cluster, taskDefinition, container, subnets, securityGroups }: EcsOptions,
  { ref, requestId }: RebuildRequest,
  clientToken: string,
): RunTaskCommandInput {
  const environment = [
    { name: 'REBUILD_REF', value: ref ?? '' },
    { name: 'REBUILD_REQUEST_ID', value: requestId },
  ]
  return {
    cluster,
    taskDefinition,
    clientToken,
    count: 1,
    launchType: 'FARGATE',
    platformVersion: '1.4.0',
    propagateTags: 'TASK_DEFINITION',
    startedBy: 'rebuild',
    networkConfiguration: {
      awsvpcConfiguration: {
        subnets: [...subnets],
        securityGroups: [...securityGroups],
        assignPublicIp: 'DISABLED',
      },
    },
    overrides: { containerOverrides: [{ name: container, environment }] },
  }
}

/** One that was stopped before it began has no exit code, or no container at all. */
function hasFailed({ lastStatus, containers = [] }: Task): boolean {
  const hasEndedWell = containers.length > 0 && containers.every(({ exitCode }) => exitCode === 0)
  return lastStatus === 'STOPPED' && !hasEndedWell
}

/** The same token answers with the same task, however far that has come. */
function isBeginning({ lastStatus }: Task): boolean {
  return lastStatus === 'PROVISIONING' || lastStatus === 'PENDING'
}

function toError(error: unknown): LaunchError {
  if (error instanceof LaunchError) return error
  const { name, message, $metadata } = error as Error & {
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode ?? 0
  const mayPass = status === 0 || status >= 500 || /throttl|limitexceeded/i.test(name)
  return new LaunchError(`ECS: ${name}: ${message}`, mayPass, 60, { cause: error })
}
