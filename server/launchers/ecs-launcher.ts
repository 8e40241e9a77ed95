import {
  ConflictException,
  RunTaskCommand,
  type RunTaskCommandInput,
  type Task,
} from '@aws-sdk/client-ecs'
import { NoAnswerError } from '../../builder/shared/services/api-request.js'
import {
  createEcsClient,
  type EcsClientSettings,
} from '../../builder/shared/services/ecs-client.js'
import {
  createBuildKey,
  LaunchError,
  type Launched,
  type Launcher,
  type RebuildRequest,
} from './launcher.js'

export interface EcsOptions {
  cluster: string
  /** Family, or family and revision, of the builder's task definition. */
  taskDefinition: string
  container: string
  subnets: readonly string[]
  securityGroups: readonly string[]
  client?: EcsClientSettings
}

/** After so many failures within a day the build needs a person. */
const MOST_ATTEMPTS = 5
/** For all requests and retries, in ms, because the webhook's sender is waiting. */
const BUDGET = 8_000

/**
 * The client token is a hash of the content and the attempt: ECS starts no second task for the same
 * token within a day, and the next attempt follows a failed task.
 */
export function createEcsLauncher(options: EcsOptions): Launcher {
  const client = createEcsClient(options.client)

  const runTask = async (
    request: RebuildRequest,
    token: string,
    abortSignal: AbortSignal,
  ): Promise<Task> => {
    const command = new RunTaskCommand(toInput(options, request, token))
    const { tasks = [], failures = [] } = await client.send(command, { abortSignal })
    // ECS also answers 200 if it has started nothing.
    if (failures.length > 0 || tasks[0] === undefined) {
      const reasons = failures.map(({ reason, detail }) => detail ?? reason).join(', ')
      throw new LaunchError(`ECS started no task: ${reasons || 'no reason given'}`, true)
    }
    return tasks[0]
  }

  const launch = async (request: RebuildRequest): Promise<Launched> => {
    const key = createBuildKey(request.subject, options.taskDefinition)
    const abortSignal = AbortSignal.timeout(BUDGET)
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const token = `${key}-${attempt}`
      try {
        const task = await runTask(request, token, abortSignal)
        if (!hasFailed(task)) return { build: task.taskArn ?? token, isNew: isStarting(task) }
      } catch (error) {
        // Another request with this token started the task.
        if (error instanceof ConflictException) {
          return { build: error.resourceIds?.[0] ?? token, isNew: false }
        }
        throw toLaunchError(error)
      }
    }
    throw new LaunchError(`The build ${key} failed ${MOST_ATTEMPTS} times.`, false, 600)
  }

  return { name: 'ecs', launch, check: async () => void (await client.config.region()) }
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

/** A task that was stopped before it started has no exit code, or no container at all. */
function hasFailed({ lastStatus, containers = [] }: Task): boolean {
  const hasSucceeded = containers.length > 0 && containers.every(({ exitCode }) => exitCode === 0)
  return lastStatus === 'STOPPED' && !hasSucceeded
}

/** Always the same task for the same token, in whatever state. */
function isStarting({ lastStatus }: Task): boolean {
  return lastStatus === 'PROVISIONING' || lastStatus === 'PENDING'
}

function toLaunchError(error: unknown): LaunchError {
  if (error instanceof LaunchError) return error
  const { name, message, $metadata } = error as Error & {
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode ?? 0
  const isRetryable = status === 0 || status >= 500 || /throttl|limitexceeded/i.test(name)
  const line = error instanceof NoAnswerError ? message : `ECS: ${name}: ${message}`
  return new LaunchError(line, isRetryable, 60, { cause: error })
}
