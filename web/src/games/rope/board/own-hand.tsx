/** The player's cards, large: pile and hand, with the supply rows below. */

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n";
import { cardAt, type Source, sourceKey } from "../moves";
import type { BoardState } from "../state";
import { ownCardText, ownSupplyText } from "../text";
import { isMarked, type Player, type Supply, type View } from "../view";
import { Face } from "./cards";
import { EndTurn } from "./end-turn";
import { handSpot, pileSpot, supplySpot } from "./flights";
import { Sign } from "./others";
import { CardFan, FreePlace, Hidden, Pile } from "./piles";

interface Props {
  view: View;
  player: Player;
  name: string;
  state: BoardState;
}

export function OwnHand({ view, player, name, state }: Props) {
  const { viewer } = view;
  const hand = player.hand ?? [];
  const canLay = player.supply.some((_, row) => state.isLit({ to: "supply", row }));
  const card = (source: Source) => <OwnCard player={player} source={source} state={state} />;
  return (
    <section
      class="rope-own-hand"
      data-marked={isMarked(view, viewer)}
      aria-label={t("rope-own-cards")}
    >
      <header class="rope-own-head">
        <Sign view={view} seat={viewer} />
        <b>
          <bdi>{name}</bdi>
        </b>
        <EndTurn state={state} />
      </header>
      <div class="rope-own-cards">
        <div>
          <p class="rope-label">{t("rope-pile")}</p>
          <Pile
            count={player.pile_left}
            spot={pileSpot(viewer)}
            label={t("rope-in-pile", { count: player.pile_left })}
          >
            {player.pile_card === null ? (
              <Hidden count={player.pile_left} />
            ) : (
              card({ from: "pile" })
            )}
          </Pile>
        </div>
        <div class="rope-hand" data-spot={handSpot(viewer)}>
          <p class="rope-label">{t("rope-hand")}</p>
          <CardFan class="rope-hand-fan" count={hand.length}>
            {hand.map((one, place) => (
              <span key={place} class="rope-spot">
                <span data-spot={handSpot(viewer, place)}>
                  {card({ from: "hand", card: one, place })}
                </span>
              </span>
            ))}
          </CardFan>
          {!hand.length && !view.outcome && <p class="rope-empty">{t("rope-no-hand")}</p>}
        </div>
      </div>
      <p class="rope-label rope-supply-title" data-ends={canLay}>
        {t(canLay ? "rope-supply-ends" : "rope-supply")}
      </p>
      <div class="rope-supply">
        {player.supply.map((row, place) => (
          <OwnSupply
            key={place}
            {...{ row, place, state, seat: viewer, last: card({ from: "supply", row: place }) }}
          />
        ))}
      </div>
    </section>
  );
}

function OwnCard({ player, source, state }: { player: Player; source: Source; state: BoardState }) {
  const name = cardAt(player, source);
  return (
    <button
      type="button"
      class="rope-own-card"
      aria-pressed={state.isPicked(source)}
      aria-label={ownCardText(name, source, state.fitting(source))}
      data-fits={state.fitting(source).some(({ to }) => to === "row")}
      data-dragged={state.isDragged(source)}
      data-hinted={state.isHinted(source)}
      data-source={sourceKey(source)}
      tabIndex={state.isCurrent(source) ? 0 : -1}
    >
      <Face name={name} />
    </button>
  );
}

interface SupplyProps {
  row: Supply;
  place: number;
  seat: number;
  state: BoardState;
  /** The card that can be picked up. */
  last: ComponentChildren;
}

function OwnSupply({ row, place, seat, state, last }: SupplyProps) {
  const target = { to: "supply", row: place } as const;
  const { cards, forced } = row;
  const isLit = state.isLit(target);
  return (
    <div
      class="rope-supply-row"
      data-target={`supply-${place}`}
      data-lit={isLit}
      data-over={state.isOver(target)}
      data-hinted={state.isHinted(target)}
      data-laid={state.isLaid(place)}
    >
      <button
        type="button"
        class="rope-supply-name"
        aria-label={ownSupplyText(row, place + 1)}
        aria-disabled={!isLit}
        tabIndex={isLit ? 0 : -1}
      >
        {place + 1}
      </button>
      <CardFan class="rope-supply-fan" count={cards.length}>
        {cards.map((card, i) => (
          <span key={i} class="rope-spot" data-forced={forced.includes(i)}>
            <span data-spot={supplySpot(seat, place, i)}>
              {i === cards.length - 1 ? last : <Face name={card} />}
            </span>
          </span>
        ))}
        {!cards.length && <FreePlace />}
      </CardFan>
    </div>
  );
}
