// Counts what passed, failed and was skipped in all steps of a run.
import { existsSync, readFileSync } from 'node:fs';

export class Tally {
  passed = 0;
  /** @type {string[]} */
  failed = [];
  /** @type {string[]} */
  skipped = [];
  /** Seconds spent by each part. @type {Map<string, number>} */
  costs = new Map();

  /** @param {number} seconds */
  addCost(name, seconds) {
    this.costs.set(name, (this.costs.get(name) ?? 0) + seconds);
  }

  /** Adds a step that either passes or fails. */
  add(name, holds) {
    if (holds) this.passed += 1;
    else this.failed.push(name);
  }

  skip(name) {
    this.skipped.push(name);
  }

  /** Adds Vitest's JSON report. A file that could not be loaded counts as one failure. */
  addVitest(file, code) {
    const report = readReport(file);
    const failedBefore = this.failed.length;
    for (const { name, status, assertionResults, startTime, endTime, message = '' } of report?.testResults ?? []) {
      this.addCost(shortName(name), (endTime - startTime) / 1000);
      if (status === 'failed' && !assertionResults.some((each) => each.status === 'failed'))
        this.failed.push([shortName(name), message.split('\n')[0].trim()].filter(Boolean).join(': '));
      for (const test of assertionResults) this.addResult(test.status, `${shortName(name)}: ${test.fullName}`);
    }
    if (code !== 0 && this.failed.length === failedBefore) this.failed.push('Unit and contract tests');
  }

  /** Adds Playwright's JSON report. An error outside any test (a server that does not start) counts as one failure. */
  addPlaywright(file, code) {
    const report = readReport(file);
    const failedBefore = this.failed.length;
    for (const suite of report?.suites ?? []) this.addSuite(suite);
    if (code !== 0 && this.failed.length === failedBefore) this.failed.push('Browser journeys');
  }

  addSuite({ file, title, suites = [], specs = [] }) {
    for (const suite of suites) this.addSuite(suite);
    for (const spec of specs) {
      const skipped = spec.tests.length > 0 && spec.tests.every((test) => test.status === 'skipped');
      const milliseconds = spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0);
      this.addCost(`tests/${file}`, milliseconds / 1000);
      const status = skipped ? 'skipped' : spec.ok ? 'passed' : 'failed';
      this.addResult(status, `tests/${file}: ${[title === file ? '' : title, spec.title].filter(Boolean).join(' › ')}`);
    }
  }

  addResult(status, name) {
    if (status === 'passed') this.passed += 1;
    else if (status === 'failed') this.failed.push(name);
    else this.skipped.push(name);
  }

  /** The slowest parts. Two run at a time, so their sum exceeds the run's duration. */
  costliest(count = 10) {
    const parts = [...this.costs].sort(([, a], [, b]) => b - a).slice(0, count);
    return ['What took longest:', ...parts.map(([name, seconds]) => `${seconds.toFixed(0).padStart(6)} s  ${name}`)];
  }

  /** The names of what failed or was skipped, then the summary on the last line. */
  lines() {
    const counts = [`${this.passed} passed`, `${this.failed.length} failed`];
    if (this.skipped.length > 0) counts.push(`${this.skipped.length} skipped`);
    return [
      ...this.skipped.map((name) => `Skipped: ${name}`),
      ...this.failed.map((name) => `Failed: ${name}`),
      counts.join(', '),
    ];
  }
}

function readReport(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    return null;
  }
}

function shortName(file) {
  return file.startsWith(process.cwd()) ? file.slice(process.cwd().length + 1) : file;
}
