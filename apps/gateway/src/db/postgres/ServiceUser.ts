/** As whom PostgreSQL runs. Undefined ids mean: as the user of this process. */
export type ServiceUser = { gid?: number; name: string; uid?: number }
