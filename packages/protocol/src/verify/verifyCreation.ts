import { type Address, decodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { bundled, createVerified, recomputed, type Verified } from '../evidence/Evidence.ts'
import { encodeSafeSetup, type SafeSetup, setupAbi } from '../hash/encodeSafeSetup.ts'
import { toAddressList } from '../hash/isSameAddress.ts'
import { predictSafeAddress } from '../hash/predictSafeAddress.ts'
import { type ProxyFactoryVersion, proxyCreationCodes } from '../hash/proxyCreationCodes.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, getWorstVerdict, type Verdict } from './Check.ts'

/** Claimed parameters of a Safe that is not deployed yet. */
export type ClaimedCreation = {
  safe: Address
  factory: Address
  singleton: Address
  initializer: Hex
  saltNonce: bigint
  owners?: readonly Address[]
  threshold?: bigint
}

export type CreationReport = { verdict: Verdict; checks: Check[]; setup: Verified<SafeSetup> | undefined }

/** Recomputes the address of a Safe from its setup, before anyone funds it. */
export function verifyCreation(claimed: ClaimedCreation): CreationReport {
  const setup = decodeSetup(claimed.initializer)
  const checks = [...checkContracts(claimed), ...checkSetup(claimed, setup)]
  return {
    checks,
    setup: setup && getWorstVerdict(checks) !== 'block' ? createVerified(setup, recomputed) : undefined,
    verdict: getWorstVerdict(checks),
  }
}

/** The arguments of `setup`; undefined for any other bytes. */
export function decodeSetup(initializer: Hex): SafeSetup | undefined {
  try {
    const { args } = decodeFunctionData({ abi: setupAbi, data: initializer })
    const [owners, threshold, to, data, fallbackHandler, paymentToken, payment, paymentReceiver] = args
    const setup: SafeSetup = { data, fallbackHandler, owners, payment, paymentReceiver, paymentToken, threshold, to }
    return encodeSafeSetup(setup) === initializer.toLowerCase() ? setup : undefined
  } catch {
    return undefined
  }
}

function checkContracts({ factory, initializer, safe, saltNonce, singleton }: ClaimedCreation): Check[] {
  const factoryDeployment = findDeploymentByAddress(factory)
  const singletonDeployment = findDeploymentByAddress(singleton)
  const version = factoryDeployment?.version
  if (factoryDeployment?.name !== 'SafeProxyFactory' || !version || !isPredictable(version))
    return [
      createCheck('block', { actual: factory, id: 'T78' }, bundled, [
        'FACTORY_UNKNOWN',
        msg('creation.factoryUnofficial', 'The factory is not official: what it creates is unknown.'),
      ]),
    ]
  if (singletonDeployment?.name !== 'Safe' && singletonDeployment?.name !== 'SafeL2')
    return [
      createCheck('block', { actual: singleton, id: 'T78' }, bundled, [
        'SINGLETON_UNKNOWN',
        msg('creation.codeUnofficial', 'The code that it would run is not an official release of Safe.'),
      ]),
    ]
  const actual = predictSafeAddress({ factory, factoryVersion: version, initializer, saltNonce, singleton })
  const isSame = isAddressEqual(actual, safe)
  return [
    checkThat(isSame, { actual, claimed: safe, id: 'T78' }, recomputed, {
      ok: ['ADDRESS_AGREES', msg('creation.addressMatches', 'This setup gives this address.')],
      block: [
        'ADDRESS_MISMATCH',
        msg(
          'creation.addressDiffers',
          'This setup gives another address. Funds sent to the address shown would be lost.',
        ),
      ],
    }),
  ]
}

function isPredictable(version: string): version is ProxyFactoryVersion {
  return Object.hasOwn(proxyCreationCodes, version)
}

function checkSetup(claimed: ClaimedCreation, setup: SafeSetup | undefined): Check[] {
  if (!setup)
    return [
      createCheck('block', { id: 'T78' }, recomputed, [
        'SETUP_UNREADABLE',
        msg('creation.unreadable', 'The setup is unreadable.'),
      ]),
    ]
  const checks: Check[] = []
  const library = findDeploymentByAddress(setup.to)
  if (!isAddressEqual(setup.to, zeroAddress) && library?.name !== 'SafeToL2Setup')
    checks.push(
      createCheck('block', { actual: setup.to, id: 'T78' }, bundled, [
        'SETUP_CALLS_STRANGER',
        msg('creation.foreignCode', 'Other code would run as the Safe during setup.'),
      ]),
    )
  if (setup.payment > 0n)
    checks.push(
      createCheck('warn', { actual: `${setup.payment}`, id: 'T78' }, recomputed, [
        'SETUP_PAYS',
        msg('creation.payment', 'Creating it pays {amount} to {receiver}.', {
          amount: setup.payment,
          receiver: setup.paymentReceiver,
        }),
      ]),
    )
  const isWithin = setup.threshold > 0n && setup.threshold <= BigInt(setup.owners.length)
  if (!isWithin)
    checks.push(
      createCheck('block', { actual: `${setup.threshold}`, id: 'T78' }, recomputed, [
        'THRESHOLD_IMPOSSIBLE',
        msg('creation.thresholdInvalid', 'The threshold does not fit the owners.'),
      ]),
    )
  const owners = toAddressList(setup.owners)
  if (claimed.owners && toAddressList(claimed.owners) !== owners)
    checks.push(
      createCheck('block', { actual: owners, claimed: toAddressList(claimed.owners), id: 'T78' }, recomputed, [
        'OWNERS_CHANGED',
        msg('creation.ownersDiffer', 'The setup has other owners than those shown.'),
      ]),
    )
  if (claimed.threshold !== undefined && claimed.threshold !== setup.threshold)
    checks.push(
      createCheck('block', { actual: `${setup.threshold}`, claimed: `${claimed.threshold}`, id: 'T78' }, recomputed, [
        'THRESHOLD_CHANGED',
        msg('creation.thresholdDiffers', 'The setup has another threshold than the one shown.'),
      ]),
    )
  return checks
}
