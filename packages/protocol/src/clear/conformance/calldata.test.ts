import { ada, bea, encode, field, inner, one, testCases } from '../../../test/clearCases.ts'
import { parseFormatKey } from '../parseFormatKey.ts'

testCases([
  {
    ...one(
      'formats/calldata/calleePath-nested-descriptor',
      'run(address to,uint256 value,bytes data)',
      [inner, 0n, encode('move(address to,uint256 amount)', [bea, 7_000_000n])],
      field('data', 'calldata', { calleePath: 'to', amountPath: 'value', spenderPath: '@.from' }, 'it'),
      [
        ['to', bea],
        ['amount', '7 INN'],
        ['sent', '0 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
  {
    ...one(
      'formats/calldata/amountPath-non-zero',
      'run(address to,uint256 value,bytes data)',
      [inner, 10n ** 17n, encode('move(address to,uint256 amount)', [bea, 7_000_000n])],
      field('data', 'calldata', { calleePath: 'to', amountPath: 'value', spenderPath: '@.from' }, 'it'),
      [
        ['to', bea],
        ['amount', '7 INN'],
        ['sent', '0.1 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
  {
    ...one(
      'formats/calldata/callee-constant',
      'run(bytes data)',
      [encode('move(address to,uint256 amount)', [bea, 7_000_000n])],
      field('data', 'calldata', { callee: inner }, 'it'),
      [
        ['to', bea],
        ['amount', '7 INN'],
        ['sent', '0 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
  {
    ...one(
      'formats/calldata/selector-constant',
      'run(bytes data)',
      [`0x${encode('move(address to,uint256 amount)', [bea, 1n]).slice(10)}`],
      field(
        'data',
        'calldata',
        { callee: inner, selector: parseFormatKey('move(address to,uint256 amount)')?.selector },
        'it',
      ),
      [
        ['to', bea],
        ['amount', '0.000001 INN'],
        ['sent', '0 ETH'],
        ['by', ada],
      ],
    ),
    from: ada,
  },
])
