import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface NetworkConditions {
  /** Round-trip time in ms. */
  latency: number;
  /** In Mbit/s. */
  speed: number;
}

const PACKET = 1460;

/** One direction of a line: returns a function from the size of the next packet in bytes to its arrival time in ms. */
function packetTimer({ latency, speed }: NetworkConditions): (bytes: number) => number {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / (speed * 1000);
    return freeAt + latency / 2;
  };
}

/** Forwards data between sockets, each packet at its arrival time. */
function forward(from: Socket, to: Socket, arrivalOf: ReturnType<typeof packetTimer>) {
  const packets: { at: number; data?: Buffer }[] = [];
  let isScheduled = false;
  const scheduleSend = (at: number) => {
    isScheduled = true;
    setTimeout(send, Math.max(0, at - performance.now()));
  };
  const send = () => {
    isScheduled = false;
    for (let [next] = packets; next && next.at <= performance.now(); [next] = packets) {
      packets.shift();
      if (next.data) to.write(next.data);
      else to.end();
    }
    if (packets[0]) scheduleSend(packets[0].at);
  };
  const enqueue = (at: number, data?: Buffer) => {
    packets.push(data ? { at, data } : { at });
    if (!isScheduled) scheduleSend(at);
  };
  from.on('data', (data) => {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET);
      enqueue(arrivalOf(packet.length), packet);
    }
  });
  from.on('end', () => enqueue(arrivalOf(0)));
  from.on('error', () => to.destroy());
}

/**
 * Slow line to a site, as a SOCKS proxy. All connections share its speed. Opening one takes a round trip, which the
 * browser's own emulation ignores.
 *
 * @returns address of the proxy, and a function to close it
 */
export async function startSlowNetwork(
  conditions: NetworkConditions,
  site: string,
): Promise<{ proxy: string; close: () => Promise<void> }> {
  const { hostname: host, port } = new URL(site);
  const [up, down] = [packetTimer(conditions), packetTimer(conditions)];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (browser) => {
    sockets.add(browser.on('error', () => browser.destroy()));
    browser.once('data', () => {
      // SOCKS reply: version 5, no authentication.
      browser.write(Buffer.from([5, 0]));
      browser.once('data', () => {
        browser.pause();
        const target = connect({ host, port: Number(port), noDelay: true });
        sockets.add(target);
        setTimeout(() => {
          // SOCKS reply: connected.
          browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          forward(browser, target, up);
          forward(target, browser, down);
          browser.resume();
        }, conditions.latency);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
