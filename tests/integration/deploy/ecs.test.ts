import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describeOldImage } from '../../../builder/shared/programs/base-image.js'
import { createEcsRollout } from '../../../builder/publish-image/ecs-rollout.js'
import { ECS_CONTAINER } from '../../../server/launchers/config.js'
import { createEcsLauncher } from '../../../server/launchers/ecs-launcher.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { startApi } from '../../helpers/server/start-api.js'
import {
  findWrongReferences,
  readTemplate,
  TEMPLATES,
  type Resource,
  type Template,
} from './template.js'
import { listKnownVariables } from '../../helpers/deploy/list-variables-read.js'

const ROOT = path.resolve(__dirname, '../../..')

const linter = spawnSync('cfn-lint', ['--version'], { encoding: 'utf8' })
const hasLinter = /^cfn-lint \d/.test(linter.stdout ?? '')

interface Secret {
  Name: string
}

interface ContainerDefinition {
  Name: string
  User: string
  ReadonlyRootFilesystem: boolean
  StopTimeout: number
  LinuxParameters: { Capabilities: { Drop: string[] } }
  MountPoints: { ContainerPath: string }[]
  Environment: { Name: string; Value: unknown }[]
  Secrets?: (Secret | { 'Fn::If': [string, Secret, unknown] })[]
  HealthCheck?: { Command: string[] }
  LogConfiguration: { Options: Record<string, unknown> }
}

interface Statement {
  Action: string | string[]
  Resource: unknown
  Condition?: unknown
}

let site: Template
beforeAll(() => {
  site = readTemplate('site.yaml')
})

describe.each(['repository.yaml', 'site.yaml'])('the template %s', (name) => {
  it('names only what it has, and has no parameter that it does not name', () => {
    expect(findWrongReferences(readTemplate(name))).toEqual([])
  })

  describeWhere(
    hasLinter ? null : 'cfn-lint is missing; pip install cfn-lint',
    'to the linter of CloudFormation',
    () => {
      it('has no problem', () => {
        const file = path.join(TEMPLATES, name)
        const { stdout, status } = spawnSync('cfn-lint', [file], { encoding: 'utf8' })
        expect([stdout, status]).toEqual(['', 0])
      })
    },
    { optional: true },
  )
})

describe('the ECS tasks', () => {
  it('the tasks can write only to /tmp, have no capabilities and a numeric user', () => {
    const containers = listContainers()
    expect(containers.map(({ Name }) => Name)).toEqual(['web', 'sidecar', 'builder'])
    for (const container of containers) {
      expect(container.ReadonlyRootFilesystem).toBe(true)
      expect(container.User).toMatch(/^[1-9]\d*:[1-9]\d*$/)
      expect(container.LinuxParameters.Capabilities.Drop).toEqual(['ALL'])
      expect(container.MountPoints.map(({ ContainerPath }) => ContainerPath)).toEqual(['/tmp'])
      expect(container.LogConfiguration.Options).toMatchObject({
        mode: 'non-blocking',
        'max-buffer-size': '4m',
      })
    }
  })

  it('the tasks have health checks for ECS and for the load balancer', () => {
    const [web, sidecar] = listContainers()
    for (const container of [web, sidecar]) {
      expect(container?.HealthCheck?.Command[0]).toBe('CMD')
      expect(container?.HealthCheck?.Command.join()).toContain('/readyz')
    }
    expect(site.Resources.WebTargets?.Properties).toMatchObject({
      HealthCheckPath: '/readyz',
      HealthCheckPort: '8081',
    })
    expect(site.Resources.Web?.Properties.HealthCheckGracePeriodSeconds).toBeGreaterThan(0)
  })

  it('the tasks get only settings that the programs read, and secrets only as secrets', () => {
    const known = listKnownVariables()
    expect(listContainers()).not.toEqual([])
    for (const { Environment, Secrets = [] } of listContainers()) {
      const names = [...Environment, ...Secrets.map(withCondition)].map(({ Name }) => Name)
      expect(names).not.toEqual([])
      expect(names.filter((name) => !known.has(name))).toEqual([])
      expect(Environment.filter(({ Name }) => /TOKEN|SECRET$/.test(Name))).toEqual([])
    }
    expect(listContainers()[0]?.Secrets).toBeUndefined()
  })

  it('the tasks have longer to stop than nginx lets downloads run', () => {
    const [web] = listContainers()
    const read = (file: string, directive: string) =>
      Number(
        new RegExp(`${directive} (\\d+)s`).exec(
          readFileSync(path.join(ROOT, 'nginx', file), 'utf8'),
        )?.[1],
      )
    expect(web?.StopTimeout).toBeGreaterThan(read('nginx.conf', 'worker_shutdown_timeout'))
    expect(web?.StopTimeout).toBeLessThanOrEqual(120)
    const keepAlive = read('snippets/connections.conf', 'keepalive_timeout')
    const delay = attributeOf('WebTargets', 'TargetGroupAttributes', 'deregistration_delay')
    expect(delay).toBeGreaterThanOrEqual(keepAlive)
    const idle = attributeOf('LoadBalancer', 'LoadBalancerAttributes', 'idle_timeout')
    expect(idle).toBeLessThan(keepAlive)
  })

  it('the tasks are replaced without a gap and restored when the new ones are not healthy', () => {
    expect(listOf('AWS::ECS::Service')).not.toEqual([])
    for (const { Properties } of listOf('AWS::ECS::Service')) {
      expect(Properties.DeploymentConfiguration).toEqual({
        MinimumHealthyPercent: 100,
        MaximumPercent: 200,
        DeploymentCircuitBreaker: { Enable: true, Rollback: true },
      })
    }
  })

  it('two tasks of each service run at least, and a change of the stack leaves as many as the scaling has chosen', () => {
    const { Web, WebScale, Sidecar } = site.Resources
    expect(Web?.Properties).not.toHaveProperty('DesiredCount')
    expect(WebScale?.Properties).toMatchObject({
      ResourceId: { 'Fn::Sub': 'service/${Cluster}/${Web.Name}' },
      MinCapacity: 2,
    })
    expect(Sidecar?.Properties.DesiredCount).toBeGreaterThanOrEqual(2)
  })

  it('the tasks have the names that the launcher and the publisher use', () => {
    const [, sidecar, builder] = listContainers()
    const valueOf = (container: ContainerDefinition | undefined, name: string) =>
      container?.Environment.find(({ Name }) => Name === name)?.Value
    const { Family } = site.Resources.PublisherTask?.Properties as { Family: { 'Fn::Sub': string } }
    expect(valueOf(sidecar, 'REBUILD_ECS_TASK')).toEqual({
      'Fn::Sub': [
        `\${Cluster} ${Family['Fn::Sub']} \${Subnets} \${PublisherGroup.GroupId}`,
        { Subnets: { 'Fn::Join': [',', { Ref: 'PrivateSubnets' }] } },
      ],
    })
    expect(builder?.Name).toBe(ECS_CONTAINER)
    const service = String(site.Resources.Web?.Properties['ServiceName'])
    expect(valueOf(builder, 'ROLLOUT_ECS_SERVICE')).toEqual({ 'Fn::Sub': `\${Cluster}/${service}` })
  })
})

it('the load balancer is protected from deletion, and has an access log where a bucket is named', () => {
  const attributes = JSON.stringify(site.Resources.LoadBalancer?.Properties.LoadBalancerAttributes)
  expect(attributes).toContain('"deletion_protection.enabled","Value":{"Ref":"DeletionProtection"}')
  expect(attributes).toContain('"access_logs.s3.enabled","Value":{"Fn::If":["HasAccessLog"')
  expect(site.Parameters).toMatchObject({
    DeletionProtection: { Default: 'true' },
    AccessLogBucket: { Default: '' },
  })
})

describe('the ECS alarms', () => {
  const listAlarms = () =>
    Object.entries(site.Resources).filter(
      ([, { Type, Properties }]) =>
        Type === 'AWS::CloudWatch::Alarm' ||
        (Type === 'AWS::Events::Rule' && JSON.stringify(Properties.Targets).includes('"Alarms"')),
    )

  it('every alarm notifies a topic, and the guide states what to do about it', () => {
    expect(listAlarms()).toHaveLength(9)
    const guide = readFileSync(path.join(ROOT, 'deploy/README.md'), 'utf8')
    for (const [name, { Properties }] of listAlarms()) {
      expect(JSON.stringify(Properties.AlarmActions ?? Properties.Targets)).toContain('Alarms')
      expect(guide).toMatch(new RegExp(`^\\| \`${name}\`.*\\|[^|]+\\|[^|]+\\|$`, 'm'))
    }
  })

  it('a publisher that fails at every run of the schedule is one mail and not one each', () => {
    const [every] =
      /\d+(?= minutes)/.exec(String(site.Resources.Reconcile?.Properties.ScheduleExpression)) ?? []
    const { Period, Dimensions } = site.Resources.FailureAlarm?.Properties ?? {}
    expect(Period).toBeGreaterThanOrEqual(2 * 60 * Number(every))
    expect(Dimensions).toEqual([{ Name: 'RuleName', Value: { Ref: 'PublishingFailed' } }])
    expect(listAlarms().map(([name]) => name)).not.toContain('PublishingFailed')
  })

  it('the alarms match the messages that the publisher logs', () => {
    const source = readFileSync(path.join(ROOT, 'builder/publish-image/publish-image.ts'), 'utf8')
    const pattern = String(site.Resources.PublishingDone?.Properties.FilterPattern)
    const words = Array.from(pattern.matchAll(/\?"([^"]+)"/g), ([, text = '']) => text)
    expect(words).toHaveLength(source.match(/progress\.note\(/g)?.length ?? 0)
    for (const text of words) expect(source).toContain(text)
    expect(words).toContain(
      JSON.parse(String(site.Resources.PublishingHeld?.Properties.FilterPattern)),
    )
    const outdated = JSON.parse(String(site.Resources.ImagesOutdated?.Properties.FilterPattern))
    expect(describeOldImage('2026-01-01T00:00:00Z', Date.UTC(2026, 1, 16))).toContain(outdated)
    expect(describeOldImage('2026-01-01T00:00:00Z', Date.UTC(2026, 1, 15))).toBeNull()
    expect(site.Resources.PublishSeconds?.Properties).toMatchObject({
      FilterPattern: '{ $.service = "builder" && $.seconds = * }',
      MetricTransformations: [{ MetricValue: '$.seconds' }],
    })
    expect(source).toContain('release: id, seconds }')
    const { MetricName, Period, EvaluationPeriods } = site.Resources.HeldAlarm?.Properties ?? {}
    expect([MetricName, Number(Period) * Number(EvaluationPeriods)]).toEqual([
      'PublishingHeld',
      86_400,
    ])
  })
})

describe('the ECS alarms about the sidecar', () => {
  it('one alarm watches the tasks that run, by the names of cluster and service', () => {
    expect(site.Resources.SidecarAlarm?.Properties).toMatchObject({
      Namespace: 'ECS/ContainerInsights',
      MetricName: 'RunningTaskCount',
      Threshold: site.Resources.Sidecar?.Properties.DesiredCount,
      ComparisonOperator: 'LessThanThreshold',
    })
    expect(site.Resources.Cluster?.Properties.ClusterSettings).toEqual([
      { Name: 'containerInsights', Value: 'enabled' },
    ])
  })

  it('another counts the lines that the sidecar logs when a webhook starts nothing', () => {
    const file = path.join(ROOT, 'server/webhooks/want-rebuild.ts')
    const [, text = ''] =
      /^"([^"]+)"$/.exec(String(site.Resources.WebhooksFailed?.Properties.FilterPattern)) ?? []
    expect(text).not.toBe('')
    expect(readFileSync(file, 'utf8')).toContain(`'${text}'`)
    expect(site.Resources.WebhooksAlarm?.Properties.MetricName).toBe('WebhooksFailed')
  })
})

describe('the ECS policies', () => {
  const client = (url: string) => ({
    endpoint: url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
  })

  it('the launch policy allows exactly the launcher’s requests to ECS', async () => {
    const api = await startApi(() => ({ status: 200, json: { tasks: [{ taskArn: 'arn' }] } }))
    const launcher = createEcsLauncher({
      cluster: 'careers',
      taskDefinition: 'publisher',
      container: 'builder',
      subnets: ['subnet-1'],
      securityGroups: ['sg-1'],
      client: client(api.url),
    })
    await launcher.launch({ requestId: 'request-0001', receivedAt: '', ref: 'Z', subject: 'Z' })
    await api.close()
    const statements = statementsOf(site.Resources.LaunchPolicy)
    expect(statements).not.toEqual([])
    const actions = listActions(statements)
    // Two that RunTask itself needs, each bound to RunTask or to the publisher's roles.
    expect(
      actions.filter((action) => !['iam:PassRole', 'ecs:TagResource'].includes(action)),
    ).toEqual(toActions(api.requests))
    expect(statements).not.toEqual([])
    for (const { Condition } of statements) expect(Condition).toBeDefined()
  })

  it('the publisher’s policy allows exactly its requests to the web service', async () => {
    const deployments = [{ status: 'PRIMARY', rolloutState: 'COMPLETED' }]
    const api = await startApi(() => ({ status: 200, json: { services: [{ deployments }] } }))
    const rollout = createEcsRollout(
      { cluster: 'careers', service: 'web' },
      { resolveLive: async () => 'site@sha256:1', moveLive: async () => undefined },
      client(api.url),
    )
    await rollout.replace(await rollout.readServed(), 'site@sha256:2')
    await api.close()
    const statements = statementsOf(site.Resources.PublisherRole)
    expect(listActions(statements).filter((action) => action.startsWith('ecs:'))).toEqual(
      toActions(api.requests),
    )
    const [service] = statements.filter(({ Action }) => Action.includes('ecs:UpdateService'))
    expect(JSON.stringify(service?.Resource)).toMatch(/:service\/\$\{Cluster\}\/web"/)
  })

  it('the policies name their resources, except for the one action that has none', () => {
    const statements = Object.values(site.Resources).flatMap(statementsOf)
    expect(statements.length).toBeGreaterThan(8)
    for (const { Action, Resource } of statements) {
      expect(listActions([{ Action, Resource }]).join()).not.toContain('*')
      if (Resource === '*') expect(Action).toBe('ecr:GetAuthorizationToken')
    }
  })

  it('the launch policy allows the publisher as it is named, without a revision, and as ECS finds it', () => {
    const [run] = statementsOf(site.Resources.LaunchPolicy)
    const family = site.Resources.PublisherTask?.Properties.Family as { 'Fn::Sub': string }
    const named = (run?.Resource as { 'Fn::Sub': string }[]).map((arn) =>
      arn['Fn::Sub'].split('task-definition/').at(-1),
    )
    expect(named).toEqual([family['Fn::Sub'], `${family['Fn::Sub']}:*`])
  })

  it.each(['SidecarExecutionRole', 'PublisherExecutionRole'])(
    '%s decrypts the secrets that it reads, whatever their key, and nothing else',
    (role) => {
      const statements = statementsOf(site.Resources[role])
      const read = statements.find(({ Action }) => Action === 'secretsmanager:GetSecretValue')
      const decrypt = statements.find(({ Action }) => Action === 'kms:Decrypt')
      expect(decrypt?.Condition).toEqual({
        StringEquals: {
          'kms:ViaService': { 'Fn::Sub': 'secretsmanager.${AWS::Region}.amazonaws.com' },
          'kms:EncryptionContext:SecretARN': [read?.Resource].flat(),
        },
      })
    },
  )

  it('the policies give the web servers no rights', () => {
    expect(site.Resources.WebTask?.Properties).not.toHaveProperty('TaskRoleArn')
  })
})

function listOf(type: string): Resource[] {
  return Object.values(site.Resources).filter(({ Type }) => Type === type)
}

function listContainers(): ContainerDefinition[] {
  return listOf('AWS::ECS::TaskDefinition').flatMap(
    ({ Properties }) => Properties.ContainerDefinitions as ContainerDefinition[],
  )
}

/** A secret that is given under a condition, as if it were met. */
function withCondition(secret: Secret | { 'Fn::If': [string, Secret, unknown] }): Secret {
  return 'Fn::If' in secret ? secret['Fn::If'][1] : secret
}

function attributeOf(resource: string, list: string, key: string): number {
  const attributes = site.Resources[resource]?.Properties[list] as {
    Key?: string
    Value: string
  }[]
  return Number(attributes.find(({ Key }) => Key?.startsWith(key))?.Value)
}

function statementsOf(resource: Resource | undefined): Statement[] {
  const { PolicyDocument, Policies = [] } = (resource?.Properties ?? {}) as {
    PolicyDocument?: { Statement: Statement[] }
    Policies?: { PolicyDocument: { Statement: Statement[] } }[]
  }
  const inline = Policies.flatMap((policy) => policy.PolicyDocument.Statement)
  return [...(PolicyDocument?.Statement ?? []), ...inline]
}

function listActions(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ Action }) => Action).sort()
}

function toActions(requests: readonly { headers: Record<string, unknown> }[]): string[] {
  const actions = requests.map(
    ({ headers }) => `ecs:${String(headers['x-amz-target']).split('.').at(-1)}`,
  )
  return [...new Set(actions)].sort()
}
