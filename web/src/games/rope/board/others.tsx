/** The other players: own pile, number of hand cards, supply rows. */

import { useSignal } from "@preact/signals";
import { t } from "../../../i18n";
import { playerText } from "../text";
import { isMarked, otherSeats, type Supply, type View } from "../view";
import { Back, Face, SmallFace } from "./cards";
import { handSpot, pileSpot, supplySpot } from "./flights";
import { CardFan, FreePlace, Hidden, Pile } from "./piles";

interface Props {
  view: View;
  names: readonly string[];
}

export function Others({ view, names }: Props) {
  const seats = otherSeats(view);
  // Where there is little room supply rows show their last card; a tap opens one player's.
  const open = useSignal<number | null>(null);
  return (
    <div class="rope-others" data-count={seats.length}>
      {seats.map((seat) => (
        <Other
          key={seat}
          seat={seat}
          view={view}
          name={names[seat] ?? ""}
          isOpen={open.value === seat}
          onOpen={() => {
            open.value = open.value === seat ? null : seat;
          }}
        />
      ))}
    </div>
  );
}

interface OtherProps {
  seat: number;
  view: View;
  name: string;
  isOpen: boolean;
  onOpen(): void;
}

function Other({ seat, view, name, isOpen, onOpen }: OtherProps) {
  const player = view.board.players[seat];
  if (!player) return null;
  return (
    <button
      type="button"
      class="rope-other"
      data-marked={isMarked(view, seat)}
      data-open={isOpen}
      aria-expanded={isOpen}
      aria-label={playerText(view, seat, name)}
      onClick={onOpen}
    >
      <Pile count={player.pile_left} spot={pileSpot(seat)}>
        {player.pile_card === null ? (
          <Hidden count={player.pile_left} />
        ) : (
          <Face name={player.pile_card} />
        )}
      </Pile>
      <span class="rope-who">
        <Sign view={view} seat={seat} />
        <bdi>{name}</bdi>
        <span
          class="rope-hidden"
          data-spot={handSpot(seat)}
          title={t("rope-hand-count", { count: player.hand_left })}
        >
          <Back />
          {player.hand_left}
        </span>
      </span>
      <span class="rope-other-supply">
        {player.supply.map((row, place) => (
          <SmallFan key={place} row={row} seat={seat} place={place} />
        ))}
      </span>
    </button>
  );
}

function SmallFan({ row, seat, place }: { row: Supply; seat: number; place: number }) {
  const { cards, forced } = row;
  const last = cards.length - 1;
  return (
    <CardFan class="rope-small-fan" count={cards.length}>
      {last > 0 && <span class="rope-beneath">+{last}</span>}
      {cards.map((card, i) => (
        <span
          key={i}
          class={i === last ? "rope-spot rope-end" : "rope-spot"}
          data-forced={forced.includes(i)}
        >
          <span data-spot={supplySpot(seat, place, i)}>
            <SmallFace name={card} />
          </span>
        </span>
      ))}
      {!cards.length && <FreePlace />}
    </CardFan>
  );
}

/** ▶ for the player to move, ★ for a winner, the seat's number for all others. */
export function Sign({ view, seat }: { view: View; seat: number }) {
  const isSeen = isMarked(view, seat);
  return (
    <span class="rope-sign" aria-hidden="true" data-marked={isSeen}>
      {isSeen ? (view.outcome ? "★" : "▶") : seat + 1}
    </span>
  );
}
