import {
  HttpRequestError,
  InvalidResponseError,
  ServiceTimeoutError,
  ServiceUnreachableError,
  UnexpectedResponseError,
} from '@countersign/client'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { RefusedError, SourceError } from '../CliError.ts'

export class NotFoundError extends RefusedError {}

/** Calls the service and maps its failures: unreachable, not found, or an invalid response. */
export async function fetchFromService<answer>(call: () => Promise<answer>): Promise<answer> {
  try {
    return await call()
  } catch (error) {
    throw toCliError(error)
  }
}

function toCliError(error: unknown): unknown {
  if (error instanceof ServiceUnreachableError || error instanceof ServiceTimeoutError)
    return new SourceError('The service does not respond.', {
      cause: error,
      metaMessages: ['Check --service and that the service is running, or pass the fields (see --help).'],
    })
  if (error instanceof UnexpectedResponseError) {
    const field = findField(error.cause)
    return new RefusedError(`The response of the service is malformed${field === undefined ? '' : ` at ${field}`}.`, {
      cause: error,
      ...(field === undefined ? {} : { field }),
    })
  }
  if (error instanceof InvalidResponseError)
    return new RefusedError('The response of the service is not JSON.', { cause: error })
  if (!(error instanceof HttpRequestError)) return error
  if (error.status === 404)
    return new NotFoundError('Not found at the service. Check the Safe, --chain and the nonce or hash.', {
      cause: error,
    })
  // Prints the status only, not the service's text.
  return error.status >= 500
    ? new SourceError(`The service responded with status ${error.status}. Check --service, or try again later.`, {
        cause: error,
      })
    : new RefusedError(`The service rejected the request (status ${error.status}).`, { cause: error })
}

function findField(cause: unknown): string | undefined {
  return cause instanceof z.ZodError ? cause.issues[0]?.path.join('.') : undefined
}

/** The hash in `multisig_<safe>_<hash>` of this Safe; undefined for any other id. */
export function parseMultisigHash(id: string, safe: Address): Hex | undefined {
  const [, owner, digits] = /^multisig_(0x[0-9a-fA-F]{40})_0x([0-9a-fA-F]{64})$/.exec(id) ?? []
  if (!digits || owner?.toLowerCase() !== safe.toLowerCase()) return undefined
  return `0x${digits.toLowerCase()}`
}
