import {
  type Address,
  createClient,
  custom,
  decodeFunctionResult,
  encodeFunctionResult,
  type Hex,
  http,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { z } from 'zod'
import type { ProofNode } from '../src/proof/confirmBlock.ts'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])
const selectors = {
  VERSION: toFunctionSelector('VERSION()'),
  getModulesPaginated: toFunctionSelector('getModulesPaginated(address,uint256)'),
  getOwners: toFunctionSelector('getOwners()'),
  getThreshold: toFunctionSelector('getThreshold()'),
  nonce: toFunctionSelector('nonce()'),
}

export type NodeRequest = { method: string; params: readonly unknown[] }

/** Changes the answer of an honest node; `forward` sends it another request. */
export type Lie = (
  request: NodeRequest,
  answer: unknown,
  forward: (request: NodeRequest) => Promise<unknown>,
) => unknown | Promise<unknown>

const CallSchema = z.object({ data: z.string() })

function whenCalled(name: keyof typeof selectors, change: (answer: Hex) => Hex): Lie {
  return ({ method, params }, answer) => {
    const call = CallSchema.safeParse(params[0])
    const isCall = method === 'eth_call' && call.data?.data.startsWith(selectors[name])
    return isCall && isHex(answer) ? change(answer) : answer
  }
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.startsWith('0x')
}

export const honest: Lie = (_, answer) => answer

export function withOwners(change: (owners: readonly Address[]) => Address[]): Lie {
  return whenCalled('getOwners', (answer) => {
    const owners = decodeFunctionResult({ abi, data: answer, functionName: 'getOwners' })
    return encodeFunctionResult({ abi, functionName: 'getOwners', result: change(owners) })
  })
}

export function withThreshold(threshold: bigint): Lie {
  return whenCalled('getThreshold', () =>
    encodeFunctionResult({ abi, functionName: 'getThreshold', result: threshold }),
  )
}

export function withNonce(nonce: bigint): Lie {
  return whenCalled('nonce', () => encodeFunctionResult({ abi, functionName: 'nonce', result: nonce }))
}

export function withModules(modules: readonly Address[]): Lie {
  return whenCalled('getModulesPaginated', () =>
    encodeFunctionResult({
      abi,
      functionName: 'getModulesPaginated',
      result: [modules, '0x0000000000000000000000000000000000000001'],
    }),
  )
}

export function withVersion(version: string): Lie {
  return whenCalled('VERSION', () => encodeFunctionResult({ abi, functionName: 'VERSION', result: version }))
}

/** Another answer to every request of a method whose first parameters match. */
export function withAnswer(method: string, params: readonly unknown[], change: (answer: unknown) => unknown): Lie {
  return (request, answer) => {
    const isMeant = request.method === method && params.every((value, index) => isSame(value, request.params[index]))
    return isMeant ? change(answer) : answer
  }
}

function isSame(left: unknown, right: unknown): boolean {
  return `${left}`.toLowerCase() === `${right}`.toLowerCase()
}

/** A node that answers as another one does, but for its lie. */
export function startLyingNode({ lie, name, url }: { lie: Lie; name: string; url: string }): ProofNode {
  const node = createClient({ transport: http(url, { batch: true, retryCount: 0 }) })
  // viem types methods; this passes on any.
  const forward = ({ method, params }: NodeRequest): Promise<unknown> => node.transport.request({ method, params })
  const transport = custom(
    {
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
        lie({ method, params }, await forward({ method, params }), forward),
    },
    { retryCount: 0 },
  )
  return { client: createClient({ transport }), name }
}
