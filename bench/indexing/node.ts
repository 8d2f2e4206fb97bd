import { createServer, type IncomingMessage } from 'node:http'
import { encodeAbiParameters, numberToHex, parseAbiParameters, toFunctionSelector, zeroHash } from 'viem'
import { z } from 'zod'
import { chainId, type GeneratedTransaction, generateChain } from './generateChain.ts'

/** `node.ts <transactions>`: a JSON-RPC node of a generated chain, in a process of its own; prints its address. */
const chain = generateChain({ transactions: Number(process.argv[2]) })

/** Cached blocks: logs, transactions and receipts of a range are requested in sequence. */
const maxBlocks = 16_384
const blockCache = new Map<number, GeneratedTransaction[]>()

function listTransactions(block: number): GeneratedTransaction[] {
  const known = blockCache.get(block)
  if (known) return known
  const made = chain.listTransactions(block)
  blockCache.set(block, made)
  const [oldest] = blockCache.keys()
  if (blockCache.size > maxBlocks && oldest !== undefined) blockCache.delete(oldest)
  return made
}

const FilterSchema = z.object({
  address: z.union([z.string(), z.array(z.string())]).optional(),
  blockHash: z.string().optional(),
  fromBlock: z.string().optional(),
  toBlock: z.string().optional(),
  topics: z.array(z.union([z.null(), z.string(), z.array(z.string())])).default([]),
})
const CallSchema = z.object({ data: z.string().default('0x') })
const RequestSchema = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })
const BodySchema = z.union([RequestSchema, z.array(RequestSchema)])

function toBlock(number: number) {
  if (number > chain.head) return null
  return {
    difficulty: '0x0',
    extraData: '0x',
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
    hash: chain.toBlockHash(number),
    logsBloom: null,
    miner: `0x${'0'.repeat(40)}`,
    mixHash: zeroHash,
    nonce: '0x0000000000000000',
    number: numberToHex(number),
    parentHash: number === 0 ? zeroHash : chain.toBlockHash(number - 1),
    receiptsRoot: zeroHash,
    sha3Uncles: zeroHash,
    size: '0x400',
    stateRoot: zeroHash,
    timestamp: numberToHex(chain.toTimestamp(number)),
    transactions: listTransactions(number).map(({ hash }) => hash),
    transactionsRoot: zeroHash,
    uncles: [],
  }
}

const sender = `0x${'1'.padStart(40, '0')}`

function findTransaction(hash: string): GeneratedTransaction | undefined {
  const block = chain.toTransactionBlock(hash)
  return listTransactions(block).find((transaction) => transaction.hash === hash)
}

function toTransaction({ block, hash, input, to, transactionIndex, value }: GeneratedTransaction) {
  return {
    blockHash: chain.toBlockHash(block),
    blockNumber: numberToHex(block),
    chainId: numberToHex(chainId),
    from: sender,
    gas: '0x30d40',
    gasPrice: '0x3b9aca00',
    hash,
    input,
    maxFeePerGas: '0x3b9aca00',
    maxPriorityFeePerGas: '0x1',
    nonce: '0x0',
    r: zeroHash,
    s: zeroHash,
    to,
    transactionIndex: numberToHex(transactionIndex),
    type: '0x2',
    v: '0x0',
    value: numberToHex(value),
  }
}

function toLogs({ block, hash, logs, transactionIndex }: GeneratedTransaction) {
  const shared = {
    blockHash: chain.toBlockHash(block),
    blockNumber: numberToHex(block),
    blockTimestamp: numberToHex(chain.toTimestamp(block)),
    removed: false,
    transactionHash: hash,
    transactionIndex: numberToHex(transactionIndex),
  }
  return logs.map(({ address, data, logIndex, topics }) => ({
    address,
    data,
    logIndex: numberToHex(logIndex),
    topics,
    ...shared,
  }))
}

function toReceipt(transaction: GeneratedTransaction) {
  const { block, gasUsed, hash, to, transactionIndex } = transaction
  return {
    blockHash: chain.toBlockHash(block),
    blockNumber: numberToHex(block),
    contractAddress: null,
    cumulativeGasUsed: numberToHex(gasUsed),
    effectiveGasPrice: '0x3b9aca00',
    from: sender,
    gasUsed: numberToHex(gasUsed),
    logs: toLogs(transaction),
    logsBloom: `0x${'0'.repeat(512)}`,
    status: '0x1',
    to,
    transactionHash: hash,
    transactionIndex: numberToHex(transactionIndex),
    type: '0x2',
  }
}

function findLogs(requested: unknown) {
  const { address, blockHash, fromBlock, toBlock: last, topics } = FilterSchema.parse(requested)
  const single = blockHash === undefined ? undefined : chain.toBlockNumber(blockHash)
  const from = single ?? Number(fromBlock)
  const to = Math.min(chain.head, single ?? Number(last))
  const addresses = address === undefined ? undefined : toSet(address)
  const wanted = topics.map((topic) => (topic === null ? undefined : toSet(topic)))
  const found: ReturnType<typeof toLogs> = []
  for (let block = from; block <= to; block++)
    for (const transaction of listTransactions(block)) {
      const isWanted = transaction.logs.some(
        (log) =>
          (!addresses || addresses.has(log.address)) &&
          wanted.every((words, place) => !words || words.has(log.topics[place] ?? '')),
      )
      if (!isWanted) continue
      for (const log of toLogs(transaction))
        if (
          (!addresses || addresses.has(log.address)) &&
          wanted.every((words, place) => !words || words.has(log.topics[place] ?? ''))
        )
          found.push(log)
    }
  return found
}

function toSet(values: string | readonly string[]): Set<string> {
  return new Set([values].flat().map((value) => value.toLowerCase()))
}

const text = (value: string) => encodeAbiParameters(parseAbiParameters('string'), [value])
const answers: Record<string, string> = {
  [toFunctionSelector('decimals()')]: numberToHex(18, { size: 32 }),
  [toFunctionSelector('name()')]: text('Coin'),
  [toFunctionSelector('symbol()')]: text('COIN'),
}

function answer(method: string, params: readonly unknown[]): unknown {
  const [subject] = params
  if (method === 'eth_getLogs') return findLogs(subject)
  if (method === 'eth_call') return answers[CallSchema.parse(subject).data.slice(0, 10)] ?? '0x'
  if (method === 'eth_chainId') return numberToHex(chainId)
  if (method === 'eth_blockNumber') return numberToHex(chain.head)
  const name = z.string().parse(subject)
  if (method === 'eth_getBlockByNumber') return toBlock(name.startsWith('0x') ? Number(name) : chain.head)
  if (method === 'eth_getBlockByHash') return toBlock(chain.toBlockNumber(name))
  const transaction = findTransaction(name)
  if (method === 'eth_getTransactionByHash') return transaction ? toTransaction(transaction) : null
  if (method === 'eth_getTransactionReceipt') return transaction ? toReceipt(transaction) : null
  throw new Error(`${method} is not known here`)
}

function respond({ id, method, params }: z.infer<typeof RequestSchema>) {
  try {
    return { id, jsonrpc: '2.0', result: answer(method, params) }
  } catch (error) {
    return { error: { code: -32_601, message: String(error) }, id, jsonrpc: '2.0' }
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const server = createServer((request, response) => {
  void readBody(request).then((body) => {
    const calls = BodySchema.parse(body)
    const answered = Array.isArray(calls) ? calls.map(respond) : respond(calls)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answered))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
