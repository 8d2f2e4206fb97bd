import { readFileSync, writeFileSync } from 'node:fs'
import { concat, getCreate2Address, type Hex, toHex, zeroHash } from 'viem'
import { z } from 'zod'
import factories from '../src/contracts/artifacts/factories.json' with { type: 'json' }
import { passkeyContracts } from '../src/contracts/passkeyContracts.ts'
import { createEngine } from '../src/engine/createEngine.ts'
import { GenesisAccountSchema } from '../src/engine/Genesis.ts'

/*
 * Makes src/contracts/artifacts/passkeys.json: Safe's passkey contracts, really deployed on a scratch chain through the
 * factory of their makers. It fails if a creation code does not give the official address.
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/writePasskeyContracts.ts <file>
 *
 * <file> has their creation codes by name, of the package `@safe-global/safe-passkey` 0.2.0: the field `bytecode` of its
 * `build/artifacts` and, for the verifier of Daimo, of `dist/src/vendor/daimo-eth/P256Verifier.json`.
 */

const input = process.argv[2]
if (!input) throw new Error('Name the file of creation codes.')
const codes = z.record(z.string(), z.custom<Hex>()).parse(JSON.parse(readFileSync(input, 'utf8')))
const deployer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const engine = await createEngine({
  genesis: {
    accounts: [
      ...z.array(GenesisAccountSchema).parse(factories),
      { address: deployer, balance: toHex(10n ** 20n), name: 'deployer' },
    ],
    chainId: 31_337,
    timestamp: 1_700_000_000,
  },
  privateKeys: ['0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
})

async function request(method: string, params: unknown[]): Promise<Hex> {
  const answer = await engine.request(method, params)
  if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`)
  return z.custom<Hex>().parse(answer.result)
}

const lines: string[] = []
async function write(name: string, address: Hex): Promise<void> {
  const code = await request('eth_getCode', [address, 'latest'])
  if (code === '0x') throw new Error(`${name} has no code.`)
  lines.push(JSON.stringify({ address, code, name }))
}

for (const { address, factory, name } of passkeyContracts) {
  if (!factory) {
    // Deployed by the constructor of the signer factory before it.
    await write(name, address)
    continue
  }
  const bytecode = codes[name]
  if (!bytecode) throw new Error(`The creation code of ${name} is missing.`)
  const made = getCreate2Address({ bytecode, from: factory, salt: zeroHash })
  if (made !== address) throw new Error(`${name} would be at ${made}, not at ${address}.`)
  await request('eth_sendTransaction', [
    { data: concat([zeroHash, bytecode]), from: deployer, gas: '0xe4e1c0', to: factory },
  ])
  await write(name, address)
}
writeFileSync(new URL('../src/contracts/artifacts/passkeys.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
process.exit(0)
