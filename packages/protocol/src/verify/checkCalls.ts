import type { Address } from 'viem'
import { delegateLibraries, findDeploymentByCode } from '../chain/findDeployment.ts'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { bundled, fromChain, recomputed } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

/** Targets of all delegatecalls in a transaction, batches and nested executions included. */
export function listDelegatecalls(decoded: DecodedCall): Address[] {
  const nested = decoded.nested.flatMap(listDelegatecalls)
  return decoded.call.operation === 1 ? [decoded.call.to, ...nested] : nested
}

type CheckCallsParameters = {
  decoded: DecodedCall
  facts: ChainFacts | undefined
  /** The service claims that the delegatecall target is trusted. */
  trustedDelegateCallTarget?: boolean | undefined
}

/** Checks delegatecalls to unknown code and calldata that cannot be decoded. */
export function checkCalls({ decoded, facts, trustedDelegateCallTarget }: CheckCallsParameters): Check[] {
  const delegatecalls = new Set(listDelegatecalls(decoded))
  const checks =
    delegatecalls.size === 0
      ? [
          createCheck('ok', { id: 'T22' }, recomputed, [
            'NO_DELEGATECALL',
            msg('check.noForeignCode', 'No other contract’s code runs as the Safe.'),
          ]),
        ]
      : [...delegatecalls].map((target) => checkDelegatecall(target, facts))
  if (trustedDelegateCallTarget && checks.some(({ verdict }) => verdict !== 'ok'))
    checks.push(
      createCheck('warn', { claimed: msg('value.trusted', 'trusted'), id: 'T23' }, bundled, [
        'TRUST_FLAG_IGNORED',
        msg('check.trustFlagIgnored', 'The service marks this delegatecall as trusted. This check ignores that.'),
      ]),
    )
  return [...checks, ...checkBytes(decoded)]
}

function checkDelegatecall(target: Address, facts: ChainFacts | undefined): Check {
  const codeHash = facts?.codeHashes.get(target.toLowerCase())
  const outcome = { actual: target, id: 'T22' } as const
  // Not "unknown": an unverifiable delegatecall must not be signed at all.
  if (!facts || codeHash === undefined)
    return createCheck('block', outcome, recomputed, [
      'DELEGATECALL_UNCHECKED',
      msg('check.delegatecallUnchecked', 'Code at {target} would run as the Safe and could not be checked.', {
        target,
      }),
    ])
  // A delegatecall to an account without code succeeds.
  if (codeHash === null)
    return createCheck('block', { ...outcome, id: 'T16' }, fromChain(facts.safe.block), [
      'DELEGATECALL_NO_CODE',
      msg('check.delegatecallEmpty', 'There is no contract at {target}: the call would do nothing and still succeed.', {
        target,
      }),
    ])
  const library = findDeploymentByCode(codeHash, delegateLibraries)
  if (!library)
    return createCheck('block', outcome, bundled, [
      'DELEGATECALL_UNKNOWN',
      msg(
        'check.delegatecallUnofficial',
        'Code at {target} would run as the Safe and can change everything in it. It is not an official library.',
        { target },
      ),
    ])
  return createCheck('ok', outcome, bundled, [
    'DELEGATECALL_OFFICIAL',
    msg('check.delegatecallOfficial', 'The delegatecall goes to the official {name} {version}.', {
      name: library.name,
      version: library.version,
    }),
  ])
}

function checkBytes(decoded: DecodedCall): Check[] {
  const { batch, decoding, isCutOff, nested } = decoded
  const checks = nested.flatMap(checkBytes)
  if (batch && !batch.ok)
    checks.push(
      createCheck('block', { actual: batch.reason, id: 'T32' }, recomputed, [
        'BATCH_BROKEN',
        msg('check.batchBroken', 'The batch is unreadable from byte {offset}.', { offset: batch.offset }),
      ]),
    )
  if (isCutOff)
    checks.push(
      createUnknown({ id: 'T32' }, [
        'NESTED_TOO_DEEP',
        msg('check.callsTooDeep', 'Calls are nested too deep to be shown.'),
      ]),
    )
  if (decoding.kind === 'decoded' && decoding.call.unexplainedBytes > 0)
    checks.push(
      createCheck('warn', { actual: `${decoding.call.unexplainedBytes}`, id: 'T26' }, recomputed, [
        'UNEXPLAINED_BYTES',
        msg(
          'check.bytesUnexplained',
          'Bytes of the call to {target} that its arguments do not explain: {count, number}.',
          { count: decoding.call.unexplainedBytes, target: decoded.call.to },
        ),
      ]),
    )
  if (decoding.kind === 'decoded' && !decoding.call.isCanonical && decoding.call.unexplainedBytes === 0)
    checks.push(
      createCheck('warn', { id: 'T26' }, recomputed, [
        'UNUSUAL_ENCODING',
        msg('check.unusualEncoding', 'The call to {target} is encoded in an unusual way.', { target: decoded.call.to }),
      ]),
    )
  if (decoding.kind === 'malformed')
    checks.push(
      createCheck('warn', { actual: decoding.selector, id: 'T26' }, recomputed, [
        'ARGUMENTS_UNREADABLE',
        msg('check.argumentsUnreadable', 'The arguments of the call to {target} are unreadable.', {
          target: decoded.call.to,
        }),
      ]),
    )
  return checks
}
