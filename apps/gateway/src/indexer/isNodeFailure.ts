import {
  BaseError,
  HttpRequestError,
  InternalRpcError,
  LimitExceededRpcError,
  SocketClosedError,
  TimeoutError,
  WebSocketRequestError,
} from 'viem'

const silences = [HttpRequestError, SocketClosedError, TimeoutError, WebSocketRequestError]
const failures = [...silences, InternalRpcError, LimitExceededRpcError]

/** Whether the node could not be reached or failed, as opposed to an unexpected response. */
export function isNodeFailure(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => failures.some((kind) => cause instanceof kind)) !== null
}

/** Whether there was no response at all. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => silences.some((kind) => cause instanceof kind)) !== null
}
