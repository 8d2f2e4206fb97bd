import { type Address, zeroAddress } from 'viem'
import type { SetupChain } from './SetupFile.ts'

/** The functions that the commands call: text and calldata are both made of these. */
export const commandFunctions = {
  approve: 'approveHash(bytes32)',
  create: 'createProxyWithNonce(address,bytes,uint256)',
  execute: 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  hash: 'getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256)',
  nonce: 'nonce()',
  owners: 'getOwners()',
  threshold: 'getThreshold()',
} as const

/** Arguments of `execute` and `hash` as shell variables: no gas refund. */
const fields = `"$TO" "$VALUE" "$DATA" "$OPERATION" 0 0 0 ${zeroAddress} ${zeroAddress}`

export type CustodyCommand = {
  id: 'variables' | 'state' | 'hash' | 'approve' | 'signatures' | 'execute' | 'nested' | 'create'
  text: string
}

type CommandChain = Pick<SetupChain, 'chainId' | 'creation' | 'nested' | 'owners' | 'threshold'>

/**
 * Commands of Foundry's `cast` that move funds of a Safe without this program: build the hash, approve it on the chain
 * as `threshold` owners, execute. They run in any POSIX shell, in this order; `e2e/nodes` runs them.
 */
export function createCommands(safe: Address, chain: CommandChain): CustodyCommand[] {
  const { approve, create, execute, hash, nonce, owners, threshold } = commandFunctions
  const nested = chain.owners.filter(({ kind }) => kind === 'safe')
  return [
    {
      id: 'variables',
      text: [
        `SAFE=${safe}`,
        'RPC_URL="https://your-node.example"',
        '# --ledger, --trezor, --interactive or another wallet option of cast',
        'WALLET="--interactive"',
        '# Recipient, wei, calldata; 0 is a call, 1 a delegatecall',
        'TO=0x0000000000000000000000000000000000000000 VALUE=0 DATA=0x OPERATION=0',
      ].join('\n'),
    },
    {
      id: 'state',
      text: [
        `# Must print ${chain.chainId}, the owners and ${chain.threshold}`,
        'cast chain-id --rpc-url "$RPC_URL"',
        `cast call "$SAFE" "${owners}(address[])" --rpc-url "$RPC_URL"`,
        `cast call "$SAFE" "${threshold}(uint256)" --rpc-url "$RPC_URL"`,
      ].join('\n'),
    },
    {
      id: 'hash',
      text: [
        `NONCE=$(cast call "$SAFE" "${nonce}(uint256)" --rpc-url "$RPC_URL" | cut -d ' ' -f 1)`,
        `HASH=$(cast call "$SAFE" "${hash}(bytes32)" ${fields} "$NONCE" --rpc-url "$RPC_URL")`,
        'echo "$HASH"',
      ].join('\n'),
    },
    {
      id: 'approve',
      text: [
        `# By each of ${chain.threshold} owners. Compare the hash first`,
        `cast send "$SAFE" "${approve}" "$HASH" --rpc-url "$RPC_URL" $WALLET`,
      ].join('\n'),
    },
    ...(nested.length > 0
      ? [
          {
            id: 'nested' as const,
            text: [
              `# Owners that are Safes: ${nested.map(({ address }) => address).join(' ')}`,
              '# Run these commands for each with its address as SAFE, and these values:',
              `TO=${safe} VALUE=0 OPERATION=0`,
              `DATA=$(cast calldata "${approve}" "$HASH")`,
            ].join('\n'),
          },
        ]
      : []),
    {
      id: 'signatures',
      text: [
        `# The ${chain.threshold} owners that approved`,
        `APPROVED="${chain.owners
          .slice(0, chain.threshold)
          .map(({ address }) => address)
          .join(' ')}"`,
        `SIGNATURES=0x$(for OWNER in $APPROVED; do echo "$OWNER"; done | cut -c 3- | tr A-F a-f | sort |`,
        `  while read -r OWNER; do printf '%024d%s%064d01' 0 "$OWNER" 0; done)`,
      ].join('\n'),
    },
    {
      id: 'execute',
      text: `cast send "$SAFE" "${execute}" ${fields} "$SIGNATURES" --rpc-url "$RPC_URL" $WALLET`,
    },
    ...(chain.creation
      ? [
          {
            id: 'create' as const,
            text: [
              '# Deploys the same address on another network, with the owners and threshold of its creation',
              `cast send ${chain.creation.factory} "${create}" ${chain.creation.singleton} \\`,
              `  ${chain.creation.initializer} ${chain.creation.saltNonce} --rpc-url "$RPC_URL" $WALLET`,
            ].join('\n'),
          },
        ]
      : []),
  ]
}
