import * as viem from 'viem'
import { concat, encodeErrorResult, type Hex, pad, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { prepareCustomErrors } from './customErrors.ts'
import { NodeError, type NodeErrorCode, nodeErrorCodes, toNodeError } from './NodeError.ts'

const answer = (message: string, code = -32_000) => ({ code, message })

describe('classes of viem', () => {
  const classes: [string, Error, NodeErrorCode][] = [
    ['reverted', new viem.ExecutionRevertedError({}), 'EXECUTION_REVERTED'],
    ['fee cap too high', new viem.FeeCapTooHighError({}), 'FEE_CAP_TOO_HIGH'],
    ['fee cap too low', new viem.FeeCapTooLowError({}), 'FEE_CAP_TOO_LOW'],
    ['nonce too high', new viem.NonceTooHighError({}), 'NONCE_TOO_HIGH'],
    ['nonce too low', new viem.NonceTooLowError({}), 'NONCE_TOO_LOW'],
    ['nonce max', new viem.NonceMaxValueError({}), 'NONCE_MAX_VALUE'],
    ['funds', new viem.InsufficientFundsError({}), 'INSUFFICIENT_FUNDS'],
    ['gas too high', new viem.IntrinsicGasTooHighError({}), 'INTRINSIC_GAS_TOO_HIGH'],
    ['gas too low', new viem.IntrinsicGasTooLowError({}), 'INTRINSIC_GAS_TOO_LOW'],
    ['type', new viem.TransactionTypeNotSupportedError({}), 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['tip', new viem.TipAboveFeeCapError({}), 'TIP_ABOVE_FEE_CAP'],
  ]
  test.each(classes)('default: %s', (_name, cause, code) => {
    expect(toNodeError(cause)).toMatchObject({ code, cause })
    const wrapped = new viem.TransactionExecutionError(new viem.UnknownNodeError({}), { account: null })
    wrapped.cause.cause = cause
    expect(toNodeError(wrapped)?.code).toBe(code)
  })
})

describe('messages of nodes', () => {
  const words: [string, NodeErrorCode][] = [
    ['execution reverted', 'EXECUTION_REVERTED'],
    ['gas required exceeds allowance (1)', 'EXECUTION_REVERTED'],
    ["VM Exception while processing transaction: reverted with reason string 'x'", 'EXECUTION_REVERTED'],
    ['VM execution error.', 'EXECUTION_REVERTED'],
    ['out of gas', 'EXECUTION_REVERTED'],
    ['invalid opcode: INVALID', 'EXECUTION_REVERTED'],
    ['execution reverted: insufficient funds', 'EXECUTION_REVERTED'],
    ['replacement transaction underpriced', 'REPLACEMENT_UNDERPRICED'],
    ['replacement fee too low', 'REPLACEMENT_UNDERPRICED'],
    ['ReplacementNotAllowed', 'REPLACEMENT_UNDERPRICED'],
    ['Gas price too low to replace', 'REPLACEMENT_UNDERPRICED'],
    ['max fee per gas higher than 2^256-1', 'FEE_CAP_TOO_HIGH'],
    ['fee cap higher than 2^256-1', 'FEE_CAP_TOO_HIGH'],
    ['maxFeePerGas 5 exceeds 2^256', 'FEE_CAP_TOO_HIGH'],
    ['max fee per gas less than block base fee', 'FEE_CAP_TOO_LOW'],
    ['Transaction maxFeePerGas (1) is too low for the next block', 'FEE_CAP_TOO_LOW'],
    ['FeeTooLow, FeePerGas needs to be higher', 'FEE_CAP_TOO_LOW'],
    ['transaction underpriced', 'FEE_CAP_TOO_LOW'],
    ['gas price below configured minimum gas price', 'FEE_CAP_TOO_LOW'],
    ['Gas price is less than current base fee', 'FEE_CAP_TOO_LOW'],
    ['max priority fee per gas higher than max fee per gas', 'TIP_ABOVE_FEE_CAP'],
    ['tip higher than fee cap', 'TIP_ABOVE_FEE_CAP'],
    ['maxPriorityFeePerGas (10) is bigger than maxFeePerGas (5)', 'TIP_ABOVE_FEE_CAP'],
    ['maxPriorityFeePerGas cannot exceed maxFeePerGas', 'TIP_ABOVE_FEE_CAP'],
    ['nonce has max value', 'NONCE_MAX_VALUE'],
    ['nonce overflow', 'NONCE_MAX_VALUE'],
    ['Nonce too high. Expected nonce to be 0 but got 100.', 'NONCE_TOO_HIGH'],
    ['nonce gap too large', 'NONCE_TOO_HIGH'],
    ['NonceGap, Future nonce', 'NONCE_TOO_HIGH'],
    ['Transaction nonce is too distant from current sender nonce', 'NONCE_TOO_HIGH'],
    ['nonce too low: next nonce 5, tx nonce 4', 'NONCE_TOO_LOW'],
    ['already known', 'NONCE_TOO_LOW'],
    ['OldNonce, Current nonce: 5', 'NONCE_TOO_LOW'],
    ['Known transaction', 'NONCE_TOO_LOW'],
    ['Nonce is lower than the account', 'NONCE_TOO_LOW'],
    ['insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
    ["Sender doesn't have enough funds to send tx", 'INSUFFICIENT_FUNDS'],
    ['InsufficientFunds, Account balance: 0', 'INSUFFICIENT_FUNDS'],
    ['Upfront cost exceeds account balance', 'INSUFFICIENT_FUNDS'],
    ['intrinsic gas too high', 'INTRINSIC_GAS_TOO_HIGH'],
    ['gas limit reached', 'INTRINSIC_GAS_TOO_HIGH'],
    ['exceeds block gas limit', 'INTRINSIC_GAS_TOO_HIGH'],
    ['transaction gas limit too high (cap: 16777216)', 'INTRINSIC_GAS_TOO_HIGH'],
    ['gas limit is too high', 'INTRINSIC_GAS_TOO_HIGH'],
    ['GasLimitExceeded, Gas limit', 'INTRINSIC_GAS_TOO_HIGH'],
    ['intrinsic gas too low: have 16, want 21000', 'INTRINSIC_GAS_TOO_LOW'],
    ['Transaction requires at least 21000 gas but got 16', 'INTRINSIC_GAS_TOO_LOW'],
    ['Intrinsic gas exceeds gas limit', 'INTRINSIC_GAS_TOO_LOW'],
    ['gas limit is below intrinsic gas', 'INTRINSIC_GAS_TOO_LOW'],
    ['transaction type not valid in this context', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['transaction type not supported', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['Invalid transaction type 127.', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['unsupported transaction type', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['something new', 'UNKNOWN_NODE_ERROR'],
  ]
  test.each(words)('default: %s', (message, code) => {
    expect(toNodeError(answer(message))?.code).toBe(code)
    expect(toNodeError({ cause: answer(message) })?.code).toBe(code)
  })

  test('behavior: every code is reached', () => {
    expect(new Set(words.map(([, code]) => code))).toEqual(new Set(nodeErrorCodes))
  })

  test('behavior: the code 3 is a revert whatever the message', () => {
    expect(toNodeError(answer('insufficient funds', 3))?.code).toBe('EXECUTION_REVERTED')
  })

  test('behavior: answers inside wallet errors are found', () => {
    const inner = answer('nonce too low')
    expect(toNodeError({ code: -32_603, message: 'Internal error', data: inner })?.code).toBe('NONCE_TOO_LOW')
    expect(toNodeError({ originalError: inner })?.code).toBe('NONCE_TOO_LOW')
    expect(toNodeError({ error: inner })?.code).toBe('NONCE_TOO_LOW')
    expect(toNodeError(new Error('wrapped', { cause: new Error('again', { cause: inner }) }))?.code).toBe(
      'NONCE_TOO_LOW',
    )
  })

  test('behavior: the details of viem count, not its message, which quotes the request', () => {
    const error = Object.assign(new Error('Request arguments: nonce too low'), { details: 'insufficient funds' })
    expect(toNodeError(error)?.code).toBe('INSUFFICIENT_FUNDS')
  })

  test('behavior: what is no answer of a node is left alone', () => {
    expect(toNodeError({ code: 4001, message: 'User rejected the request.' })).toBeUndefined()
    expect(toNodeError(new Error('fetch failed'))).toBeUndefined()
    for (const value of ['nonce too low', undefined, null, 7]) expect(toNodeError(value)).toBeUndefined()
  })

  test('behavior: refusal codes without a known message are unknown node errors', () => {
    for (const code of [-32_000, -32_003, -32_010, -32_015, -32_016, -32_603]) {
      expect(toNodeError(answer('?', code))?.code).toBe('UNKNOWN_NODE_ERROR')
    }
    expect(toNodeError(answer('?', -32_602))).toBeUndefined()
  })

  test('behavior: cycles end', () => {
    const error: { cause?: unknown; code: number; message: string } = answer('?')
    error.cause = error
    expect(toNodeError(error)?.code).toBe('UNKNOWN_NODE_ERROR')
  })
})

describe('reasons of reverts', () => {
  const abi = parseAbi(['error Error(string message)', 'error Panic(uint256 code)', 'error Custom(uint256 x)'])
  const reverted = (data: Hex, message = 'execution reverted') => toNodeError({ code: 3, data, message })
  const error = (text: string) => encodeErrorResult({ abi, errorName: 'Error', args: [text] })

  test('default: from the data', () => {
    const result = reverted(error('too late'))
    expect(result?.reason).toBe('too late')
    expect(result?.shortMessage).toBe('The contract reverted the transaction: too late')
    expect(reverted(encodeErrorResult({ abi, errorName: 'Panic', args: [17n] }))?.reason).toBe('panic code 17')
  })

  test('behavior: codes of the Safe are explained', () => {
    expect(reverted(error('GS013'))?.reason).toBe('the Safe’s call fails (GS013)')
    expect(reverted(error('GS026'))?.reason).toBe(
      'a signature is not of an owner, is out of order, or is for another transaction (GS026)',
    )
    expect(reverted(error('GS999'))?.reason).toBe('GS999')
  })

  test('behavior: from the text, where there is no data', () => {
    expect(reverted('0x', 'execution reverted: GS020')?.reason).toBe(
      'there are fewer signatures than the threshold requires (GS020)',
    )
    const custom = encodeErrorResult({ abi, errorName: 'Custom', args: [1n] })
    expect(reverted(custom, 'execution reverted: too late')?.reason).toBe('too late')
    expect(toNodeError(answer("reverted with reason string 'GS104'"))?.reason).toContain('(GS104)')
    expect(toNodeError(answer('Reverted: no'))?.reason).toBe('no')
    expect(toNodeError({ details: 'execution reverted: from details' })?.reason).toBe('from details')
  })

  test('behavior: custom errors of OpenZeppelin are decoded', async () => {
    await prepareCustomErrors()
    const short = encodeErrorResult({
      abi: parseAbi(['error ERC20InsufficientBalance(address, uint256, uint256)']),
      args: ['0x90F79bf6EB2c4f870365E785982E1f101E93b906', 1n, 5n],
      errorName: 'ERC20InsufficientBalance',
    })
    expect(reverted(short)?.reason).toBe(
      'ERC20InsufficientBalance(sender: 0x90F79bf6EB2c4f870365E785982E1f101E93b906, balance: 1, needed: 5)',
    )
    expect(reverted('0xd93c0665')?.reason).toBe('EnforcedPause()')
    // As published by 4byte directories.
    expect(reverted(concat(['0x118cdaa7', pad('0x1234', { size: 32 })]))?.reason).toMatch(/^OwnableUnauthorizedAccount/)
    expect(reverted(concat(['0x7e273289', pad('0x05', { size: 32 })]))?.reason).toBe(
      'ERC721NonexistentToken(tokenId: 5)',
    )
  })

  test('behavior: of an unknown custom error the selector is shown', () => {
    const custom = encodeErrorResult({ abi, errorName: 'Custom', args: [1n] })
    const selector = `custom error ${custom.slice(0, 10)}`
    expect(reverted(custom)?.reason).toBe(selector)
    expect(reverted('0x', `execution reverted: ${selector}: 00000001`)?.reason).toBe(selector)
    expect(reverted('0x1234')?.reason).toBeUndefined()
  })

  test('behavior: without a reason the sentence stands alone', () => {
    expect(reverted('0x')).toMatchObject({ reason: undefined, shortMessage: 'The contract reverted the transaction.' })
    expect(reverted(error(''))?.reason).toBeUndefined()
    expect(toNodeError({ code: 3, data: 'no hex', message: 'execution reverted' })?.reason).toBeUndefined()
  })

  test('behavior: a reason from a contract is made harmless', () => {
    expect(reverted(error(`a\u202eb${'x'.repeat(300)}`))?.reason).toBe(`ab${'x'.repeat(197)}…`)
  })

  test('behavior: only reverts have reasons', () => {
    expect(toNodeError(answer('nonce too low'))?.reason).toBeUndefined()
    // Not even where data beside it could be read as one.
    expect(toNodeError({ ...answer('nonce too low'), data: error('too late') })?.reason).toBeUndefined()
  })

  test('behavior: space around the text is no part of the reason', () => {
    expect(toNodeError(answer("  reverted with reason string 'late'  "))?.reason).toBe('late')
  })

  test('behavior: an empty reason in the data does not hide that of the text', () => {
    expect(reverted(error(''), 'execution reverted: from the text')?.reason).toBe('from the text')
  })
})

test('behavior: each has a sentence and a way out', () => {
  for (const code of nodeErrorCodes) {
    const error = new NodeError({ code })
    expect(error.name).toBe('NodeError')
    expect(error.shortMessage).toMatch(/^[A-Z].+\.$/)
    expect(error.remedy).toMatch(/^[A-Z].+\.$/)
    expect(error.message).toBe(`${error.shortMessage}\n${error.remedy}`)
  }
  expect(nodeErrorCodes).toHaveLength(13)
})

test('behavior: a class of its own for replacements, by name', () => {
  expect(toNodeError({ name: 'ReplacementUnderpricedError' })?.code).toBe('REPLACEMENT_UNDERPRICED')
})

test('behavior: numbers and text between', () => {
  expect(toNodeError(answer('maxFeePerGas (1234) is too low for the next block'))?.code).toBe('FEE_CAP_TOO_LOW')
  expect(toNodeError(answer('replacement transaction is really underpriced'))?.code).toBe('REPLACEMENT_UNDERPRICED')
})
