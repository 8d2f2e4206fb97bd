import { Hono } from 'hono'

/** `GET /health`: the process answers. Says nothing of what it depends on, so that a restart is not the cure for a slow node. */
export function getHealth() {
  return new Hono().get('/health', (c) => c.json({ status: 'ok' }))
}
