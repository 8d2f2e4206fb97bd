import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const names = [
  'DemoToken',
  'DemoNft',
  'DemoCoupons',
  'DemoGuard',
  'DemoModule',
  'LocalAllowanceModule',
  'LocalUniversalResolver',
] as const
export type ContractName = (typeof names)[number]

const OutputSchema = z.object({
  contracts: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) })),
    )
    .optional(),
  errors: z.array(z.object({ formattedMessage: z.string(), severity: z.string() })).optional(),
})

/** Compiles `contracts/*.sol` with the pinned compiler and returns their init code. */
export function compileContracts(): Record<ContractName, Hex> {
  // A CommonJS module of 9 MB without types: loaded on use.
  const solc: { compile(input: string): string } = require('solc')
  const sources = Object.fromEntries(
    names.map((name) => [
      `${name}.sol`,
      { content: readFileSync(new URL(`../../contracts/${name}.sol`, import.meta.url), 'utf8') },
    ]),
  )
  const output = OutputSchema.parse(
    JSON.parse(
      solc.compile(
        JSON.stringify({
          language: 'Solidity',
          settings: {
            evmVersion: 'cancun',
            metadata: { appendCBOR: false },
            optimizer: { enabled: true, runs: 200 },
            outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
          },
          sources,
        }),
      ),
    ),
  )
  const failures = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (failures.length > 0) throw new Error(failures.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const initCode = (name: ContractName): Hex => {
    const object = output.contracts?.[`${name}.sol`]?.[name]?.evm.bytecode.object
    if (!object) throw new Error(`The compiler returned no code for ${name}.`)
    return `0x${object}`
  }
  return {
    DemoCoupons: initCode('DemoCoupons'),
    DemoGuard: initCode('DemoGuard'),
    DemoModule: initCode('DemoModule'),
    DemoNft: initCode('DemoNft'),
    DemoToken: initCode('DemoToken'),
    LocalAllowanceModule: initCode('LocalAllowanceModule'),
    LocalUniversalResolver: initCode('LocalUniversalResolver'),
  }
}
