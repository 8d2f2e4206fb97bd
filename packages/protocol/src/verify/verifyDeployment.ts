import { type Address, keccak256, numberToHex, zeroAddress } from 'viem'
import { type ChainClient, readBlock, requestBlock } from '../chain/ChainClient.ts'
import type { CreationPlan } from '../chain/planCreation.ts'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import { type BlockReference, fromChain } from '../evidence/Evidence.ts'
import { toAddressList } from '../hash/isSameAddress.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { type Check, checkThat, getWorstVerdict } from './Check.ts'
import { checkContract } from './checkSafe.ts'
import { type CreationReport, verifyCreation } from './verifyCreation.ts'
import { type SafeReport, verifySafe } from './verifySafe.ts'

type DeploymentParameters = { chainId: number; plan: CreationPlan }

/** The on-chain state of a planned Safe. */
export type DeploymentState = {
  block: BlockReference
  /** Whether the address has code; `verifyDeployment` checks which. */
  isDeployed: boolean
  /** The current native balance of the address. */
  balance: bigint
  /** One check per contract that the creation needs, by code hash. */
  contracts: Check[]
}

/** Whether the Safe is there or can be made with official contracts. @throws ChainUnreachableError, WrongChainError */
export async function readDeployment(
  client: ChainClient,
  { chainId, plan }: DeploymentParameters,
): Promise<DeploymentState> {
  const block = await readBlock(client, { chainId })
  const at = numberToHex(block.number)
  const getCode = (address: Address) =>
    requestBlock('eth_getCode', client.request({ method: 'eth_getCode', params: [address, at] }))
  const contracts = Object.values(plan.contracts)
  const [code, balance, ...codes] = await Promise.all([
    getCode(plan.safe),
    requestBlock('eth_getBalance', client.request({ method: 'eth_getBalance', params: [plan.safe, at] })),
    ...contracts.map(({ address }) => getCode(address)),
  ])
  return {
    balance: BigInt(balance),
    block,
    contracts: contracts.map((deployment, index) => {
      const found = codes[index] ?? '0x'
      return checkContract({ block, codeHash: found === '0x' ? null : keccak256(found), deployment })
    }),
    isDeployed: code !== '0x',
  }
}

/** The same CREATE2 check as for existing Safes: this setup yields this address and has no side effects. */
export function verifyPlan({ contracts, initializer, safe, saltNonce, setup }: CreationPlan): CreationReport {
  return verifyCreation({
    factory: contracts.factory.address,
    initializer,
    owners: setup.owners,
    safe,
    saltNonce,
    singleton: contracts.singleton.address,
    threshold: setup.threshold,
  })
}

/** Reads the deployed Safe and compares all of it with the plan. */
export async function verifyDeployment(
  client: ChainClient | undefined,
  { chainId, plan }: DeploymentParameters,
): Promise<SafeReport> {
  const creation = verifyPlan(plan)
  const report = await verifySafe(client, { chainId, safe: plan.safe })
  const facts = report.facts?.value
  const checks = [...creation.checks, ...report.checks, ...(facts ? compareWithPlan(plan, facts) : [])]
  return { checks, facts: report.facts, verdict: getWorstVerdict(checks) }
}

function compareWithPlan({ contracts, setup }: CreationPlan, facts: SafeFacts): Check[] {
  const comparisons: { code: string; what: TranslatableMessage; planned: string; actual: string | undefined }[] = [
    {
      actual: facts.owners && toAddressList(facts.owners),
      code: 'OWNERS',
      planned: toAddressList(setup.owners),
      what: msg('setting.owners', 'owners'),
    },
    {
      actual: facts.threshold?.toString(),
      code: 'THRESHOLD',
      planned: `${setup.threshold}`,
      what: msg('setting.threshold', 'threshold'),
    },
    {
      actual: facts.fallbackHandler,
      code: 'HANDLER',
      planned: setup.fallbackHandler,
      what: msg('setting.fallbackHandler', 'fallback handler'),
    },
    {
      actual: facts.implementation,
      code: 'IMPLEMENTATION',
      planned: contracts.singleton.address,
      what: msg('subject.code', 'code'),
    },
    {
      actual: facts.modules && toAddressList(facts.modules),
      code: 'MODULES',
      planned: '',
      what: msg('setting.modules', 'modules'),
    },
    { actual: facts.guard, code: 'GUARD', planned: zeroAddress, what: msg('setting.guard', 'guard') },
    {
      actual: facts.moduleGuard,
      code: 'MODULE_GUARD',
      planned: zeroAddress,
      what: msg('setting.moduleGuard', 'module guard'),
    },
  ]
  return comparisons.map(({ actual, code, planned, what }) => {
    const isSame = actual?.toLowerCase() === planned.toLowerCase()
    const isNone = planned === '' || planned === zeroAddress
    return checkThat(
      isSame,
      { actual: actual ?? msg('value.unknown', 'unknown'), claimed: planned, id: 'T78' },
      fromChain(facts.block),
      {
        ok: [
          `${code}_AS_PLANNED`,
          isNone
            ? msg('deployment.noneAsPlanned', 'It has no {subject}, as in the setup.', { subject: what })
            : msg('deployment.asPlanned', 'Matches the setup: {subject}.', { subject: what }),
        ],
        block: [
          `${code}_NOT_AS_PLANNED`,
          msg('deployment.notAsPlanned', 'Does not match the setup: {subject}.', { subject: what }),
        ],
      },
    )
  })
}
