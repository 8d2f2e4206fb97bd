import { type Address, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ada,
  batch,
  bob,
  call,
  codes,
  createCall,
  encode,
  eve,
  type Given,
  multiSend,
  run,
  safe,
  signMessageLib,
  strange,
  toSelf,
  usdc,
  usdcTransfer,
} from '../../test/describing.ts'
import { controlAbi, createCallAbi, multiSendAbi, safeProxyFactoryAbi, signMessageLibAbi } from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi } from '../abi/tokenAbi.ts'
import { toKnownFunctions } from '../decode/findFunctions.ts'

describe('nothing', () => {
  test('default: a rejection', () => {
    expect(run({ to: safe }).sentence.text).toBe('Reject: use up the nonce without any other effect')
    expect(codes({ to: safe })).toEqual([])
  })

  test('behavior: a transaction that resembles a rejection is described as what it is', () => {
    expect(run({ to: safe, value: 1n }).sentence.id).toBe('sendAmount')
    expect(run({ to: safe, gasPrice: 1n, baseGas: 10n }).sentence.id).toBe('emptyCall')
    expect(run({ to: bob }).sentence.text).toBe(`Call ${bob} without value or data`)
    expect(run({ to: safe, operation: 1 }).sentence.id).toBe('delegatecall')
  })
})

describe('calls', () => {
  test('default: a known function', () => {
    const data = encode(erc20CallsAbi, 'withdraw', [5n])
    expect(run({ to: strange, data }).sentence.text).toBe(`Call withdraw on ${strange}`)
    expect(codes({ to: strange, data })).toEqual([])
  })

  test('behavior: value sent along is always described', () => {
    expect(run({ to: strange, data: '0xd0e30db0', value: 10n ** 18n }).sentence.text).toBe(
      `Call deposit on ${strange} and send 1 ETH`,
    )
    expect(run({ to: usdc, data: usdcTransfer, value: 1n }).sentence.text).toBe(
      `Call transfer on ${usdc} and send 0.000000000000000001 ETH`,
    )
    expect(run({ data: '0xdeadbeef', value: 10n ** 18n }).sentence.text).toBe(
      `Call an unknown function (0xdeadbeef) on ${bob} and send 1 ETH`,
    )
  })

  test('behavior: unknown, short and malformed data', () => {
    expect(run({ data: '0xdeadbeef01' }).sentence.text).toBe(`Call an unknown function (0xdeadbeef) on ${bob}`)
    expect(run({ data: '0x01' }).sentence.text).toBe(`Call an unknown function (0x01) on ${bob}`)
    expect(run({ data: '0xa9059cbb' }).sentence.text).toBe(`Call an unknown function (0xa9059cbb) on ${bob}`)
    for (const data of ['0xdeadbeef01', '0x01', '0xa9059cbb', '0xzz'] as const) {
      expect(codes({ data })).toEqual(['UNKNOWN_CALL'])
    }
    expect(run({ data: '0x01' }).allRisks[0]).toMatchObject({
      address: bob,
      text: `The effect of this data on ${bob} is unknown.`,
    })
  })

  test('behavior: a guess stays unknown and lists all candidates', () => {
    const functions = [
      {
        abi: { ...erc20CallsAbi[0], name: 'friendly' },
        signature: 'friendly(address,uint256)',
        source: 'guess' as const,
      },
    ]
    const data = encode([functions[0]?.abi ?? erc20CallsAbi[0]], 'friendly', [ada, 1n])
    const { allRisks, sentence } = run({ data }, { functions })
    expect(sentence.id).toBe('callUnknown')
    expect(allRisks).toMatchObject([
      { code: 'GUESSED_CALL', text: 'The function is a guess from its selector: friendly(address,uint256).' },
    ])
  })

  test('behavior: two guesses of one selector are both described', () => {
    const abi = parseAbi(['function burn(uint256)', 'function collate_propagate_storage(bytes16)'])
    const given = { data: encode(abi, 'burn', [1n << 128n]) }
    expect(run(given, { functions: toKnownFunctions(abi, 'guess') }).allRisks[0]?.text).toContain(
      'burn(uint256) or collate_propagate_storage(bytes16)',
    )
  })

  test('behavior: unexplained bytes are counted', () => {
    expect(run({ to: usdc, data: `${usdcTransfer}0102` }).allRisks).toMatchObject([
      {
        code: 'UNEXPLAINED_BYTES',
        severity: 'warning',
        path: [],
        text: 'Bytes of the data without a meaning in transfer(address,uint256): 2.',
        address: usdc,
      },
    ])
  })

  test('behavior: a call through another Safe is described from its point of view', () => {
    const data = encode(safeAbi, 'execTransaction', [
      bob,
      0n,
      encode(safeAbi, 'enableModule', [eve]),
      0,
      0n,
      0n,
      0n,
      zeroAddress,
      zeroAddress,
      '0x',
    ])
    const { actions, sentence } = run({ to: bob, data })
    expect(sentence.text).toBe(`Make ${bob} execute a transaction`)
    expect(actions).toMatchObject([
      { path: [0], executor: bob, sentence: { id: 'enableModule' }, risks: [{ code: 'MODULE_ENABLED', path: [0] }] },
    ])
    const module = encode(safeAbi, 'execTransactionFromModule', [ada, 7n, '0x', 0])
    expect(run({ to: bob, data: module }).actions[0]?.sentence.text).toBe(
      `Send 0.000000000000000007 ETH to Ada (${ada})`,
    )
  })

  test('behavior: owner numbers of another Safe are not those of this one', () => {
    const data = encode(safeAbi, 'execTransactionFromModule', [bob, 0n, encode(safeAbi, 'changeThreshold', [1n]), 0])
    expect(run({ to: bob, data }).actions[0]?.sentence.text).toBe('Set the threshold to 1')
  })

  test('behavior: approving a hash', () => {
    const hash: Hex = `0x${'11'.repeat(32)}`
    const { allRisks, sentence } = run({ data: encode(safeAbi, 'approveHash', [hash]) })
    expect(sentence.text).toBe(`Approve the hash ${hash} as owner of ${bob}`)
    expect(allRisks).toMatchObject([
      { code: 'HASH_APPROVED', address: bob, text: `It signs a transaction of ${bob}: review that transaction too.` },
    ])
  })

  test('behavior: handing over control of another contract', () => {
    const data = encode(controlAbi, 'transferOwnership', [eve])
    expect(run({ data }).sentence.text).toBe(`Change who controls ${bob} (transferOwnership)`)
    expect(run({ data }).allRisks).toMatchObject([
      { code: 'CONTROL_TRANSFERRED', address: bob, text: `Control over ${bob} changes.` },
    ])
  })

  test('behavior: creating Safes and contracts', () => {
    const creation = encode(safeProxyFactoryAbi, 'createProxyWithNonce', [eve, '0x', 1n])
    expect(run({ data: creation }).sentence.text).toBe('Create a Safe')
    const deployment = encode(createCallAbi, 'performCreate', [0n, '0x6001'])
    expect(run({ to: createCall, data: deployment }).sentence.text).toBe('Deploy a contract')
  })
})

describe('delegatecalls', () => {
  test('default: unknown code', () => {
    const { allRisks, sentence } = run({ data: encode(safeAbi, 'enableModule', [eve]), operation: 1 })
    expect(sentence.text).toBe(`Run the code of ${bob} as this Safe (enableModule)`)
    expect(allRisks).toMatchObject([
      {
        code: 'DELEGATECALL',
        severity: 'danger',
        path: [],
        text: `The code at ${bob} runs as the Safe: it can take all assets and replace the Safe.`,
        address: bob,
      },
    ])
    expect(run({ operation: 1, data: '0xdeadbeef' }).sentence.text).toBe(
      `Run the code of ${bob} as this Safe (0xdeadbeef)`,
    )
    expect(codes({ operation: 1, data: '0xdeadbeef' })).toEqual(['DELEGATECALL', 'UNKNOWN_CALL'])
  })

  test('behavior: official libraries', () => {
    const sign = { to: signMessageLib, data: encode(signMessageLibAbi, 'signMessage', ['0x01']), operation: 1 as const }
    expect(run(sign).sentence.text).toBe('Sign a message in the name of the Safe on the chain')
    expect(run(sign).allRisks).toMatchObject([
      { code: 'MESSAGE_SIGNED', text: 'The Safe’s signature of the message is then valid for anyone.' },
      {
        code: 'DELEGATECALL_TO_LIBRARY',
        severity: 'notice',
        address: signMessageLib,
        text: `The code at ${signMessageLib} runs as the Safe. The address is that of an official library.`,
      },
    ])
    const create = { to: createCall, data: encode(createCallAbi, 'performCreate', [0n, '0x']), operation: 1 as const }
    expect(run(create).sentence.text).toBe('Deploy a contract')
    expect(codes(create)).toEqual(['DELEGATECALL_TO_LIBRARY'])
  })
})

describe('batches', () => {
  test('default: each call has its sentence', () => {
    const { actions, allRisks, sentence } = run(batch([call(usdc, usdcTransfer), call(bob, '0x', 10n ** 18n)]))
    expect(sentence.text).toBe('Pay 2 recipients')
    expect(actions.map(({ executor, path, sentence: { text } }) => [executor, ...path, text])).toEqual([
      [safe, 0, `Send 2,500 USDC to Ada (${ada})`],
      [safe, 1, `Send 1 ETH to ${bob}`],
    ])
    expect(allRisks).toMatchObject([
      { code: 'VALUE_IN_BATCH', path: [], text: 'The calls of the batch send 1 ETH in total.' },
      { code: 'DELEGATECALL_TO_LIBRARY', path: [] },
    ])
  })

  test('behavior: an empty batch', () => {
    expect(run(batch([])).sentence.text).toBe('Run a batch of 0 calls')
  })

  test('behavior: values add up, those of delegatecalls are not sent', () => {
    const given = batch([call(bob, '0x', 1n), call(ada, '0x', 2n), call(eve, '0xdeadbeef', 4n, 1)])
    expect(run(given).allRisks.find(({ code }) => code === 'VALUE_IN_BATCH')?.text).toBe(
      'The calls of the batch send 0.000000000000000003 ETH in total.',
    )
    expect(codes(batch([call(eve, '0xdeadbeef', 4n, 1)]))).toEqual([
      'DELEGATECALL 0',
      'UNKNOWN_CALL 0',
      'DELEGATECALL_TO_LIBRARY',
    ])
  })

  test('behavior: an admin call hidden in a batch', () => {
    const hidden = call(safe, encode(safeAbi, 'enableModule', [eve]))
    expect(codes(batch([call(usdc, usdcTransfer), hidden]))).toEqual([
      'MODULE_ENABLED 1',
      'ADMIN_CALL_IN_BATCH 1',
      'DELEGATECALL_TO_LIBRARY',
    ])
    expect(run(batch([hidden])).allRisks.find(({ code }) => code === 'ADMIN_CALL_IN_BATCH')).toMatchObject({
      code: 'ADMIN_CALL_IN_BATCH',
      severity: 'danger',
      path: [0],
      text: 'The batch contains a call of the Safe to itself, which can change its settings.',
      address: safe,
    })
  })

  test('behavior: unknown data to the Safe itself is an admin call too', () => {
    expect(codes(batch([call(safe, '0xdeadbeef')]))).toEqual([
      'ADMIN_CALL_IN_BATCH 0',
      'UNKNOWN_CALL 0',
      'DELEGATECALL_TO_LIBRARY',
    ])
    expect(codes(batch([call(safe)]))).toEqual(['DELEGATECALL_TO_LIBRARY'])
  })

  test('behavior: the zero address in a batch can mean the Safe itself', () => {
    const description = run(batch([call(zeroAddress, encode(safeAbi, 'changeThreshold', [1n]))]))
    expect(description.actions[0]?.sentence.text).toBe('Require 1 of 3 signatures instead of 2')
    expect(description.allRisks.map(({ code }) => code)).toEqual([
      'THRESHOLD_LOWERED',
      'ADMIN_CALL_IN_BATCH',
      'ZERO_ADDRESS',
      'DELEGATECALL_TO_LIBRARY',
    ])
    expect(description.allRisks[2]).toMatchObject({
      address: zeroAddress,
      path: [0],
      text: 'The call goes to the zero address, which newer batch contracts treat as this Safe.',
    })
    expect(run({ to: zeroAddress, value: 1n }).allRisks).toEqual([])
  })

  test('behavior: a settings change depends on the calls before it', () => {
    const calls = [
      call(safe, encode(safeAbi, 'addOwnerWithThreshold', [ada, 3n])),
      call(safe, encode(safeAbi, 'removeOwner', [ada, bob, 1n])),
      call(safe, encode(safeAbi, 'changeThreshold', [2n])),
      call(safe, encode(safeAbi, 'swapOwner', [ada, eve, bob])),
    ]
    expect(run(batch(calls)).actions.map(({ sentence }) => sentence.text)).toEqual([
      `Add owner Ada (${ada}) and require 3 of 4 signatures`,
      `Remove owner ${bob} and require 1 of 3 signatures`,
      'Require 2 of 3 signatures instead of 1',
      `Replace owner ${eve} with ${bob} and keep 2 of 3`,
    ])
  })

  test('behavior: what another account does leaves this Safe as it is', () => {
    const inner = encode(safeAbi, 'execTransactionFromModule', [bob, 0n, encode(safeAbi, 'changeThreshold', [1n]), 0])
    const calls = [call(bob, inner), call(safe, encode(safeAbi, 'changeThreshold', [1n]))]
    expect(run(batch(calls)).actions[1]?.sentence.text).toBe('Require 1 of 3 signatures instead of 2')
  })

  test('behavior: batches in batches', () => {
    const inner = batch([call(safe, encode(safeAbi, 'setGuard', [eve]))])
    const outer = batch([call(multiSend, inner.data, 0n, 1)])
    expect(codes(outer)).toEqual([
      'GUARD_CHANGED 0 0',
      'ADMIN_CALL_IN_BATCH 0 0',
      'DELEGATECALL_TO_LIBRARY',
      'DELEGATECALL_TO_LIBRARY 0',
    ])
    expect(run(outer).actions[0]?.actions[0]?.path).toEqual([0, 0])
  })

  test('behavior: nesting has a limit', () => {
    let given = batch([call(bob, '0x', 1n)])
    for (let depth = 0; depth < 3; depth++) given = batch([call(multiSend, given.data, 0n, 1)])
    expect(run(given, { maxDepth: 3 }).allRisks[0]).toMatchObject({
      code: 'NESTED_TOO_DEEP',
      severity: 'danger',
      path: [0, 0, 0],
      text: 'Calls are nested deeper than this check reads.',
    })
    expect(codes(given, { maxDepth: 4 })).not.toContain('NESTED_TOO_DEEP 0 0 0')
  })

  test('error: a batch that cannot be read', () => {
    const given: Given = { to: multiSend, data: encode(multiSendAbi, 'multiSend', ['0x00']), operation: 1 }
    expect(run(given).sentence.text).toBe('Run an unreadable batch')
    expect(run(given).allRisks[0]).toMatchObject({
      code: 'BROKEN_BATCH',
      path: [],
      text: 'The batch is unreadable from byte 0; its effect is unknown.',
    })
  })

  test('behavior: a batch that is called, not delegatecalled, does not act as the Safe', () => {
    const given: Given = { ...batch([call(safe, encode(safeAbi, 'enableModule', [eve]))]), operation: 0, value: 1n }
    const { actions, allRisks, sentence } = run(given)
    expect(sentence.text).toBe('Run a batch of one call')
    expect(actions[0]).toMatchObject({ executor: multiSend, class: { kind: 'Custom' } })
    expect(allRisks).toMatchObject([
      {
        code: 'BATCH_NOT_DELEGATED',
        address: multiSend,
        text: 'The batch does not run as the Safe: its calls come from the batch contract.',
      },
    ])
  })

  test('behavior: a batch through a contract that is no official library', () => {
    const given = batch([call(usdc, usdcTransfer)], eve)
    expect(run(given).sentence.text).toBe(`Run the code of ${eve} as this Safe (multiSend)`)
    expect(codes(given)).toEqual(['DELEGATECALL'])
    expect(run(given).actions).toHaveLength(1)
  })
})

test('behavior: addresses in lower case are the same addresses', () => {
  const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`
  const description = run({ ...toSelf('changeThreshold', [1n]), to: lower(safe) }, { safe: lower(safe) })
  expect(description.class.kind).toBe('SettingsChange')
  expect(description.executor).toBe(safe)
})

describe('refunds', () => {
  const refund = (fields: Given) => run({ value: 1n, ...fields }).allRisks

  test('default: none', () => {
    expect(refund({ safeTxGas: 100n })).toEqual([])
  })

  test('behavior: fields without a price pay nothing and are still described', () => {
    const text = 'Refund fields are set. The gas price is zero, so nothing is paid.'
    for (const fields of [{ baseGas: 1n }, { gasToken: usdc }, { refundReceiver: eve }]) {
      expect(refund(fields)).toMatchObject([{ code: 'REFUND', severity: 'warning', path: [], text }])
    }
  })

  test('behavior: a price pays whoever executes', () => {
    expect(refund({ gasPrice: 10n ** 15n, baseGas: 1000n, safeTxGas: 500n })).toMatchObject([
      {
        code: 'REFUND',
        severity: 'warning',
        path: [],
        text: 'The Safe pays up to 1.5 ETH to the account that executes.',
      },
    ])
    expect(refund({ gasPrice: 10n ** 15n, baseGas: 1000n })[0]?.text).toBe(
      'The Safe pays at least 1 ETH, without an upper limit, to the account that executes.',
    )
  })

  test('behavior: a receiver and a token of the proposer are a hidden transfer', () => {
    const fields = { gasPrice: 1_000_000n, baseGas: 5n, safeTxGas: 2n, gasToken: usdc, refundReceiver: eve }
    expect(refund(fields)).toMatchObject([
      {
        code: 'REFUND_TO_STRANGER',
        severity: 'danger',
        path: [],
        text: `The Safe pays up to 7 USDC to ${eve} on execution.`,
        address: eve,
      },
    ])
  })
})
