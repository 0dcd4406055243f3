/** A task that exceeded a limit. The message completes the sentence "the query …". */
export class TaskStopped extends Error {}

/** A task that could not be run, through no fault of its own: another attempt may succeed. */
export class TaskUnavailable extends Error {}

/** A reader has too many tasks waiting. */
export class TooManyTasks extends TaskUnavailable {}
