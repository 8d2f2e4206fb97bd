import type { Services } from '../services/Services.ts'
import { createRequestQueue, type NewQuestion, type RequestQueue } from './createRequestQueue.ts'
import type { Answer } from './PendingRequest.ts'

/** By the services of the page, not among them: nobody who was never asked anything loads this. */
const queues = new WeakMap<Services, RequestQueue>()

/** The page's one queue of what outsiders ask. */
export function getRequest(services: Services): RequestQueue {
  const queue = queues.get(services) ?? createRequestQueue()
  queues.set(services, queue)
  return queue
}

/** Puts a question before the owner, behind those that came earlier. `RequestPanel` shows it. */
export function enqueueRequest(services: Services, question: NewQuestion): Promise<Answer> {
  return getRequest(services).ask(question)
}
