import { describe, expect, it } from "vitest";
import { CallQueue } from "../../src/device/queue";

describe("calls", () => {
  it("run one by one, in order", async () => {
    const queue = new CallQueue();
    const done: string[] = [];
    let release = () => {};
    const slow = queue.run(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      done.push("slow");
    });
    const quick = queue.run(() => done.push("quick"));
    await Promise.resolve();
    expect(done).toEqual([]);
    await Promise.resolve();
    release();
    await Promise.all([slow, quick]);
    expect(done).toEqual(["slow", "quick"]);
  });

  it("continue after a failure", async () => {
    const queue = new CallQueue();
    const failing = queue.run(() => {
      throw new Error("no");
    });
    const next = queue.run(() => 5);
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe(5);
  });
});
