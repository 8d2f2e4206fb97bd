import { createFoundingRequest, type ExecutionRequest } from '@countersign/protocol'

/** The kernel's founding of a planned Safe; a file of its own, because it is loaded by itself. */
export function createFounding(parameters: Parameters<typeof createFoundingRequest>[0]): ExecutionRequest {
  return createFoundingRequest(parameters)
}
