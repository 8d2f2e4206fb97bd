import { readFile } from 'node:fs/promises'
import type { DescriptorFile } from '@countersign/protocol/clear'
import { BaseError } from '@countersign/protocol/errors'
import { type SafeApp, SafeAppsSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { AbisFileSchema, type DescribedContract } from '../lib/contracts/createContractRegistry.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { CreateMetadataSourceParameters } from '../lib/metadata/createMetadataSource.ts'
import type { PriceLocation } from '../lib/prices/createPriceSource.ts'
import { PricesFileSchema } from '../lib/prices/PriceTable.ts'
import { type WebhookConfig, WebhooksFileSchema } from '../webhooks/WebhooksFileSchema.ts'
import { describeSystemError } from './describeSystemError.ts'
import { readDescriptors } from './readDescriptors.ts'
import type { Environment } from './settings.ts'

/** The operator's files: ABIs, descriptors, Safe Apps and webhooks; sources of prices and metadata. */
export type Catalog = {
  contracts: readonly DescribedContract[]
  descriptors: readonly DescriptorFile[]
  metadata: Pick<CreateMetadataSourceParameters, 'gateways' | 'mode'>
  prices: PriceLocation | undefined
  safeApps: readonly SafeApp[]
  webhooks: readonly WebhookConfig[]
}

type Settings = Pick<
  Environment,
  | 'abisFile'
  | 'appsFile'
  | 'arweaveGateway'
  | 'clearSigningFolder'
  | 'ipfsGateway'
  | 'metadata'
  | 'prices'
  | 'webhooksFile'
>

const SafeAppsFileSchema = z.strictObject({ apps: SafeAppsSchema })

/** Reads the operator's files. A file of prices is only validated: it is read again while the service runs. */
export async function readCatalog(
  settings: Settings,
  { logger }: { logger: Pick<Logger, 'info' | 'warn'> },
): Promise<Catalog> {
  const { abisFile, appsFile, arweaveGateway, clearSigningFolder, ipfsGateway, prices, webhooksFile } = settings
  if (prices && !/^https?:/.test(prices))
    await readOperatorFile({ file: prices, schema: PricesFileSchema, variable: 'COUNTERSIGN_PRICES' })
  const abis = abisFile
    ? await readOperatorFile({ file: abisFile, schema: AbisFileSchema, variable: 'COUNTERSIGN_ABIS' })
    : { contracts: [] }
  const { apps } = appsFile
    ? await readOperatorFile({ file: appsFile, schema: SafeAppsFileSchema, variable: 'COUNTERSIGN_APPS' })
    : { apps: [] }
  const { webhooks } = webhooksFile
    ? await readOperatorFile({ file: webhooksFile, schema: WebhooksFileSchema, variable: 'COUNTERSIGN_WEBHOOKS' })
    : { webhooks: [] }
  return {
    contracts: abis.contracts,
    descriptors: clearSigningFolder ? await readDescriptors({ folder: clearSigningFolder, logger }) : [],
    metadata: { gateways: { arweave: arweaveGateway, ipfs: ipfsGateway }, mode: settings.metadata },
    prices,
    safeApps: apps,
    webhooks,
  }
}

type ReadOperatorFileParameters<schema extends z.ZodType> = {
  file: string
  schema: schema
  /** The environment variable of the path, for the message. */
  variable: string
}

/** Reads a JSON file of the operator. Errors name the path of the first invalid field, never a value. */
async function readOperatorFile<schema extends z.ZodType>(
  parameters: ReadOperatorFileParameters<schema>,
): Promise<z.output<schema>> {
  const { file, schema, variable } = parameters
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorFileError({ cause, file, reason: describeSystemError(cause), variable })
  })
  const parsed = schema.safeParse(parseJson(text, { file, variable }))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const reason = `${issue?.path.join('.') || 'the file'}: ${issue?.message}`
  throw new OperatorFileError({ file, reason, variable })
}

function parseJson(text: string, place: { file: string; variable: string }): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Drops the cause: V8's message quotes the text around the error, which may be a secret of the webhooks file.
    throw new OperatorFileError({ ...place, reason: 'it is not valid JSON' })
  }
}

class OperatorFileError extends BaseError {
  constructor({ cause, file, reason, variable }: { cause?: unknown; file: string; reason: string; variable: string }) {
    super('OPERATOR_FILE', `The file ${file} cannot be used (${reason}). Correct it, or unset ${variable}.`, { cause })
  }
}
