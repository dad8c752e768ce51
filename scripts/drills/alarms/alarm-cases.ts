/** A series as it is scraped: what it begins with, and how much it grows in a second. */
export interface Series {
  job: 'gevel-web' | 'gevel-cms' | 'gevel-worker' | 'gevel-varnish'
  /** With its own labels, without the job. */
  name: string
  start: number
  perSecond?: number
}

export interface AlarmCase {
  alarm: string
  /** Minutes of trouble after which it fires, by the rules as they are deployed. */
  firesAfter: number
  /** Whose process is gone, or what its figures then say. */
  trouble: Series['job'] | Series[]
}

const web = (name: string, start: number, perSecond = 0): Series => ({
  ...{ job: 'gevel-web', name, start, perSecond },
})
const worker = (name: string, start: number): Series => ({ job: 'gevel-worker', name, start })
const varnish = (name: string, start: number, perSecond = 0): Series => ({
  ...{ job: 'gevel-varnish', name, start, perSecond },
})

const answers = (labels: string, perSecond: number) => web(`gevel_requests_total{${labels}}`, 0, perSecond)
const slower = (bound: string, perSecond: number) =>
  web(`gevel_request_seconds_bucket{kind="list",le="${bound}"}`, 0, perSecond)

/** A site that is well: no alarm may fire. */
export const calm: Series[] = [
  web('gevel_database_up', 1),
  web('process_resident_memory_bytes', 210e6),
  answers('kind="list",method="GET",status="200"', 2),
  answers('kind="forms",method="POST",status="303"', 0.1),
  slower('0.1', 2),
  slower('1', 2),
  slower('2.5', 2),
  slower('+Inf', 2),
  web('gevel_throttled_total{by="load"}', 0),
  web('gevel_pool_wait_seconds_sum', 0, 0.001),
  web('gevel_pool_wait_seconds_count', 0, 0.1),
  { job: 'gevel-cms', name: 'gevel_database_up', start: 1 },
  worker('gevel_database_up', 1),
  worker('gevel_queue_oldest_seconds{task="sync-listings"}', 1),
  worker('gevel_queue_waiting{task="sync-listings"}', 1),
  worker('gevel_lead_oldest_undelivered_seconds', 20),
  worker('gevel_deliveries_dead', 0),
  worker('gevel_sync_age_seconds', 200),
  worker('gevel_sync_flagged', 0),
  worker('gevel_purge_waiting', 0),
  worker('gevel_backup_age_seconds', 3600),
  worker('gevel_database_connections', 40),
  worker('gevel_database_connections_most', 117),
  varnish('varnish_up', 1),
  varnish('varnish_main_client_req', 0, 20),
  varnish('varnish_main_cache_hit', 0, 18),
  varnish('varnish_main_cache_miss', 0, 2),
]

export const alarmCases: AlarmCase[] = [
  { alarm: 'WebDown', firesAfter: 2, trouble: 'gevel-web' },
  { alarm: 'CacheDown', firesAfter: 2, trouble: [varnish('varnish_up', 0)] },
  { alarm: 'WorkerDown', firesAfter: 5, trouble: 'gevel-worker' },
  { alarm: 'CmsDown', firesAfter: 10, trouble: 'gevel-cms' },
  { alarm: 'DatabaseDown', firesAfter: 1, trouble: [web('gevel_database_up', 0)] },
  {
    ...{ alarm: 'FormsFail', firesAfter: 0 },
    trouble: [web('gevel_requests_total{kind="forms",method="POST",status="500"}', 1)],
  },
  { alarm: 'PagesFail', firesAfter: 3, trouble: [answers('kind="list",method="GET",status="500"', 1)] },
  { alarm: 'PagesSlow', firesAfter: 11, trouble: [slower('0.1', 0), slower('1', 1)] },
  { alarm: 'VisitorsSentAway', firesAfter: 6, trouble: [web('gevel_throttled_total{by="load"}', 0, 1)] },
  {
    ...{ alarm: 'PoolWaits', firesAfter: 6 },
    trouble: [web('gevel_pool_wait_seconds_sum', 0, 0.5), web('gevel_pool_wait_seconds_count', 0, 1)],
  },
  { alarm: 'ConnectionsFew', firesAfter: 10, trouble: [worker('gevel_database_connections', 110)] },
  { alarm: 'MemoryHigh', firesAfter: 15, trouble: [web('process_resident_memory_bytes', 400e6)] },
  {
    ...{ alarm: 'QueueStuck', firesAfter: 5 },
    trouble: [worker('gevel_queue_oldest_seconds{task="sync-listings"}', 1000)],
  },
  {
    ...{ alarm: 'QueueDeep', firesAfter: 15 },
    trouble: [worker('gevel_queue_waiting{task="sync-listings"}', 1500)],
  },
  {
    ...{ alarm: 'LeadUndelivered', firesAfter: 5 },
    trouble: [worker('gevel_lead_oldest_undelivered_seconds', 1000)],
  },
  { alarm: 'LeadGivenUp', firesAfter: 0, trouble: [worker('gevel_deliveries_dead', 1)] },
  { alarm: 'SyncOld', firesAfter: 5, trouble: [worker('gevel_sync_age_seconds', 2000)] },
  { alarm: 'SyncFlagged', firesAfter: 30, trouble: [worker('gevel_sync_flagged', 1)] },
  { alarm: 'PurgeBacklog', firesAfter: 10, trouble: [worker('gevel_purge_waiting', 4)] },
  { alarm: 'BackupOld', firesAfter: 10, trouble: [worker('gevel_backup_age_seconds', 200_000)] },
  {
    ...{ alarm: 'HitRatioLow', firesAfter: 31 },
    trouble: [varnish('varnish_main_cache_hit', 0, 2), varnish('varnish_main_cache_miss', 0, 18)],
  },
]

/** The calm site with this trouble in it. */
export function seriesOf({ trouble }: Pick<AlarmCase, 'trouble'>): Series[] {
  if (typeof trouble === 'string') return calm.filter(({ job }) => job !== trouble)
  const isTroubled = ({ job, name }: Series) => trouble.some((one) => one.job === job && one.name === name)
  return [...calm.filter((series) => !isTroubled(series)), ...trouble]
}

export const jobs = ['gevel-web', 'gevel-cms', 'gevel-worker', 'gevel-varnish'] as const
