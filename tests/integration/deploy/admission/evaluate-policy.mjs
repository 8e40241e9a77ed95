import { readFileSync } from 'node:fs'
import { Environment } from '@marcbachmann/cel-js'

/*
 * What an API server does with a ValidatingAdmissionPolicy, in a process of its own, because Jest runs no
 * ES modules. Reads `{policy, types, requests}` and writes `{problems, verdicts}`, as ./policy.ts says.
 */

// To CEL a whole number is an int and not a double; in JavaScript that is a BigInt.
const toInt = (_, value) => (Number.isInteger(value) ? BigInt(value) : value)
const { policy, types, requests } = JSON.parse(readFileSync(0, 'utf8'), toInt)
const { matchConditions, variables, validations } = policy

function checkTypes() {
  const typed = new Environment()
  for (const [name, fields] of Object.entries(types)) typed.registerType(name, { fields })
  const known = { object: policy.kind, oldObject: policy.kind, params: 'CronJob' }
  for (const [name, type] of Object.entries(known)) typed.registerVariable(name, type)
  typed.registerType('UserInfo', { fields: { username: 'string', groups: 'list<string>' } })
  const texts = { namespace: 'string', operation: 'string', name: 'string' }
  typed.registerType('Request', { fields: { ...texts, userInfo: 'UserInfo' } })
  typed.registerVariable('request', 'Request')

  const problems = []
  const found = {}
  const check = (expression, wanted) => {
    const env = typed.clone().registerType('Variables', { fields: { ...found } })
    const { valid, type, error } = env.registerVariable('variables', 'Variables').check(expression)
    if (!valid) problems.push(`${expression}: ${error.message}`)
    else if (wanted !== undefined && String(type) !== wanted)
      problems.push(`${expression}: is a ${type}, not a ${wanted}`)
    return valid ? String(type) : 'dyn'
  }
  for (const { expression } of matchConditions) check(expression, 'bool')
  for (const { name, expression } of variables) found[name] = check(expression)
  for (const { expression } of validations) check(expression, 'bool')
  return problems
}

const untyped = new Environment()
for (const name of ['object', 'oldObject', 'params', 'request', 'variables'])
  untyped.registerVariable(name, 'dyn')

function decide(request) {
  const context = { ...request, variables: {} }
  if (!matchConditions.every(({ expression }) => untyped.evaluate(expression, context))) return []
  try {
    for (const { name, expression } of variables)
      context.variables[name] = untyped.evaluate(expression, context)
  } catch (error) {
    return [`(error) ${error.message}`]
  }
  return validations.flatMap(({ expression, message }) => {
    try {
      return untyped.evaluate(expression, context) ? [] : [message]
    } catch (error) {
      return [`(error) ${error.message}`]
    }
  })
}

const answer = { problems: checkTypes(), verdicts: requests.map(decide) }
process.stdout.write(JSON.stringify(answer))
