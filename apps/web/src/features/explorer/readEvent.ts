import { type Log, parseAbi, parseEventLogs } from 'viem'

/** Events of tokens and Safes; variants of one event differ in their indexed fields. */
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  'event AddedOwner(address indexed owner)',
  'event AddedOwner(address owner)',
  'event RemovedOwner(address indexed owner)',
  'event RemovedOwner(address owner)',
  'event ChangedThreshold(uint256 threshold)',
  'event EnabledModule(address indexed module)',
  'event EnabledModule(address module)',
  'event DisabledModule(address indexed module)',
  'event DisabledModule(address module)',
  'event ChangedGuard(address indexed guard)',
  'event ChangedGuard(address guard)',
  'event ChangedFallbackHandler(address indexed handler)',
  'event ChangedFallbackHandler(address handler)',
  'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
  'event SignMsg(bytes32 indexed msgHash)',
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event ProxyCreation(address proxy, address singleton)',
])

/** Decodes known events. Any contract can emit any event: the name proves nothing. */
export function readEvent(log: Log) {
  const [event] = parseEventLogs({ abi, logs: [log] })
  if (!event) return undefined
  const named: Record<string, unknown> = { ...event.args }
  const { eventName: name } = event
  const isAmount = name === 'Transfer' || name === 'Approval'
  return {
    amount: isAmount && typeof named.value === 'bigint' ? { token: log.address, value: named.value } : undefined,
    arguments: Object.entries(named).map(([key, value]) => ({ name: key, value })),
    name,
  }
}
