import { readFileSync } from 'node:fs'
import { Environment } from '@marcbachmann/cel-js'

/*
 * What an API server does with a ValidatingAdmissionPolicy, in a process of its own, because Jest runs no
 * ES modules. Reads `{policy, requests}` and writes what ./policy.ts says.
 */

// To CEL a whole number is an int and not a double; in JavaScript that is a BigInt.
const toInt = (_, value) => (Number.isInteger(value) ? BigInt(value) : value)
const { policy, requests } = JSON.parse(readFileSync(0, 'utf8'), toInt)
const environment = new Environment()
for (const name of ['object', 'oldObject', 'params', 'request', 'variables'])
  environment.registerVariable(name, 'dyn')

const parsed = new Map()
function evaluate(expression, context) {
  if (!parsed.has(expression)) parsed.set(expression, environment.parse(expression))
  return parsed.get(expression)(context)
}

function decide(request) {
  const context = { ...request, variables: {} }
  const isMeant = ({ expression }) => evaluate(expression, context)
  if (!policy.matchConditions.every(isMeant)) return []
  try {
    for (const { name, expression } of policy.variables)
      context.variables[name] = evaluate(expression, context)
  } catch (error) {
    return [`(error) ${error.message}`]
  }
  return policy.validations.flatMap(({ expression, message }) => {
    try {
      return evaluate(expression, context) ? [] : [message]
    } catch (error) {
      return [`(error) ${error.message}`]
    }
  })
}

process.stdout.write(JSON.stringify(requests.map(decide)))
