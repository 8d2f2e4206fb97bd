import {
  BaseError,
  HttpRequestError,
  InternalRpcError,
  LimitExceededRpcError,
  SocketClosedError,
  TimeoutError,
  WebSocketRequestError,
} from 'viem'

const failures = [
  HttpRequestError,
  InternalRpcError,
  LimitExceededRpcError,
  SocketClosedError,
  TimeoutError,
  WebSocketRequestError,
]

/** Whether the node could not be reached or would not answer, as opposed to an answer we do not like. */
export function isNodeFailure(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => failures.some((kind) => cause instanceof kind)) !== null
}
